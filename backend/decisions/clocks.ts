/** The clocks of decisions: working hours of the place and zone of the person who has it. */
import { afterWorkingHours, workingPlaceOf, workingTimeFor } from '#schema/decisions/workingTime.ts';
import { zoneOf } from '#schema/users/celebrations.rules.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { workingTimesOf } from '../organization/workingTime.ts';
import { users } from '../people/users.tables.ts';
import type { Store } from '../store/port.ts';

/** When the clocks of these people end if they begin now, by person; null without a clock. */
export async function dueTimes(
  { store, now }: { readonly store: Store; readonly now: number },
  people: readonly string[],
  hours: number,
): Promise<ReadonlyMap<string, string | null>> {
  if (hours === 0) return new Map(people.map((id) => [id, null]));
  const [times, timezone] = [await workingTimesOf(store), await timezoneOf(store)];
  const { rows } = await store.list(users, { where: { id: { in: [...new Set(people)] } } });
  const known = new Map<string, string>();
  return new Map(
    rows.map((user) => {
      const zone = zoneOf(user.timezone, timezone);
      const key = `${zone} ${workingPlaceOf(times, user)}`;
      const due =
        known.get(key) ??
        new Date(afterWorkingHours(now, hours, workingTimeFor(times, user), zone)).toISOString();
      known.set(key, due);
      return [user.id, due];
    }),
  );
}
