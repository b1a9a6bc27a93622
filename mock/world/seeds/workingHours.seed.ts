/** The working week of an organisation, and of a country whose week and holidays are others. */
import { workingHours } from '#backend/organization/organization.tables.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import { holidaysFrom } from '../holidays.ts';
import { rowsOf, type Plan } from '../plan.ts';

/** Only of the Spanish one; the other one has chosen none. */
export function workingHoursSeed({ profile, calendar, newId }: Plan): RowsByTable {
  if (profile.slug !== 'aurora') return {};
  const today = calendar.date(0);
  return rowsOf(workingHours, [
    {
      id: newId('working_hours'),
      weekdays: [1, 2, 3, 4, 5],
      from: 9 * 60,
      to: 18 * 60,
      holidays: holidaysFrom(today, 'mexico'),
      places: [
        {
          countryId: 'CO',
          cityId: null,
          weekdays: [1, 2, 3, 4, 5, 6],
          from: 8 * 60,
          to: 15 * 60,
          holidays: holidaysFrom(today, 'colombia'),
        },
      ],
    },
  ]);
}
