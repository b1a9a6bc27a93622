/** Birthdays and anniversaries of the past year with the rows that the job would have left. */
import type { RowsByTable } from '#backend/store/seed.ts';
import { celebrations } from '#backend/people/users.tables.ts';
import { may } from '#schema/permissions.ts';
import { celebratedIn, celebrationHour, wallAt, zoneOf } from '#schema/users/celebrations.rules.ts';
import { day, hour, instant } from '../calendar.ts';
import { rowsOf, type Plan } from '../plan.ts';
import type { Occasion } from './occasions.ts';
import type { Person } from './users.seed.ts';

const causes = {
  birthday: { flag: 'birthdays', dateOf: ({ birthday }: Person) => birthday },
  anniversary: { flag: 'anniversary', dateOf: ({ admissionDate }: Person) => admissionDate },
} as const;

/** Returns a function that finds the moment at which a date is celebrated in a time zone. */
function morningsOf(): (date: string, timezone: string) => number {
  const ahead = new Map<string, number>();
  return (date, timezone) => {
    const wished = Date.parse(date) + celebrationHour * hour;
    // Starts with the last known offset of the zone, and corrects the offset until the local time matches.
    for (;;) {
      const moment = wished - (ahead.get(timezone) ?? 0);
      const wall = wallAt(moment, timezone);
      const late = Date.parse(wall.day) + wall.hour * hour - wished;
      if (late === 0) return moment;
      ahead.set(timezone, (ahead.get(timezone) ?? 0) + late);
    }
  };
}

/**
 * The posts of everyone's last birthday and anniversary, oldest first, and the rows that mark them as
 * celebrated.
 */
export function celebrationsOf(
  { profile, calendar, newId }: Plan,
  people: readonly Person[],
): { readonly celebrated: readonly Occasion[]; readonly rows: RowsByTable } {
  const morningOf = morningsOf();
  const found = (['birthday', 'anniversary'] as const).flatMap((kind) => {
    const { flag, dateOf } = causes[kind];
    if (!profile.modules.has(flag)) return [];
    return people.flatMap((person) => {
      const shown = kind === 'birthday' ? person.birthdayShown : person.anniversaryShown;
      if (shown === 'hidden' || !may(person.role, 'people.search')) return [];
      const date = dateOf(person);
      const zone = zoneOf(person.timezone, profile.timezone);
      let year = new Date(calendar.now + day).getUTCFullYear();
      let at = morningOf(celebratedIn(year, date), zone);
      if (at > calendar.now) at = morningOf(celebratedIn(--year, date), zone);
      const years = year - Number(date.slice(0, 4));
      if (at > calendar.now || years < 1 || at < person.since || at > person.until) return [];
      return [{ at, year, kind, person, years: kind === 'anniversary' && shown === 'full' ? years : null }];
    });
  });
  const celebrated = found
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, year, kind, person, years }) => ({
      mark: { id: newId('celebrations'), userId: person.id, kind, year, createdAt: instant(at) },
      occasion: {
        kind,
        at,
        years,
        postId: newId('posts'),
        sender: undefined,
        receivers: [person],
        types: [],
        message: '',
        pollId: null,
      },
    }));
  return {
    celebrated: celebrated.map(({ occasion }) => occasion),
    rows: rowsOf(
      celebrations,
      celebrated.map(({ mark, occasion }) => ({ ...mark, postId: occasion.postId })),
    ),
  };
}
