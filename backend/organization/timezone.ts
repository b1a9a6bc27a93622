/** The time zone of the organisation, for days and months. */
import { dayAt } from '#schema/users/celebrations.rules.ts';
import type { Store } from '../store/port.ts';
import { organizations } from './organization.tables.ts';

/** The organisation's time zone; UTC if there is no organisation. */
export async function timezoneOf(store: Store): Promise<string> {
  const {
    rows: [org],
  } = await store.list(organizations, { limit: 1 });
  return org?.timezone ?? 'UTC';
}

/** The day of the organisation (`YYYY-MM-DD`) at the moment of a call. */
export const todayOf = async ({
  store,
  now,
}: {
  readonly store: Store;
  readonly now: number;
}): Promise<string> => dayAt(now, await timezoneOf(store));
