/** Where the organisation is, which days and months are counted by. */
import type { Store } from '../store/port.ts';
import { organizations } from './organization.tables.ts';

/** The organisation's time zone, which months are counted in. */
export async function timezoneOf(store: Store): Promise<string> {
  const {
    rows: [org],
  } = await store.list(organizations, { limit: 1 });
  return org?.timezone ?? 'UTC';
}
