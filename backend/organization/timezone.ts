/** The time zone of the organisation, for days and months. */
import type { Store } from '../store/port.ts';
import { organizations } from './organization.tables.ts';

/** The organisation's time zone; UTC if there is no organisation. */
export async function timezoneOf(store: Store): Promise<string> {
  const {
    rows: [org],
  } = await store.list(organizations, { limit: 1 });
  return org?.timezone ?? 'UTC';
}
