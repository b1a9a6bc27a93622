/** The working week of an organisation, and of a country whose week and holidays are others. */
import { workingHours } from '#backend/organization/organization.tables.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import { holidaysFrom } from '../holidays.ts';
import { rowsOf, type Plan } from '../plan.ts';

const hour = 60;
const usual = { weekdays: [1, 2, 3, 4, 5], from: 9 * hour, to: 18 * hour } as const;
/** In Colombia 42 hours a week include the Saturday; those who serve customers in the United States have Mondays off. */
const weeks = {
  aurora: { home: 'MX', other: 'CO', week: { weekdays: [1, 2, 3, 4, 5, 6], from: 8 * hour, to: 15 * hour } },
  boreal: { home: 'CA', other: 'US', week: { weekdays: [2, 3, 4, 5, 6], from: 9 * hour, to: 18 * hour } },
} as const;

export function workingHoursSeed({ profile, calendar, newId }: Plan): RowsByTable {
  const { home, other, week } = weeks[profile.slug];
  const today = calendar.date(0);
  return rowsOf(workingHours, [
    {
      id: newId('working_hours'),
      ...usual,
      holidays: holidaysFrom(today, home),
      places: [{ countryId: other, cityId: null, ...week, holidays: holidaysFrom(today, other) }],
    },
  ]);
}
