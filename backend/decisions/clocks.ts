/** The clocks of decisions: working hours of the organisation in the zone of the person who has it. */
import { afterWorkingHours } from '#schema/decisions/workingTime.ts';
import { zoneOf } from '#schema/users/celebrations.rules.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { workingTimeOf } from '../organization/workingTime.ts';
import { users } from '../people/users.tables.ts';
import type { Store } from '../store/port.ts';

/** When the clocks of these people end if they begin now, by person; null without a clock. */
export async function dueTimes(
  { store, now }: { readonly store: Store; readonly now: number },
  people: readonly string[],
  hours: number,
): Promise<ReadonlyMap<string, string | null>> {
  if (hours === 0) return new Map(people.map((id) => [id, null]));
  const [time, timezone] = [await workingTimeOf(store), await timezoneOf(store)];
  const { rows } = await store.list(users, { where: { id: { in: [...new Set(people)] } } });
  const byZone = new Map<string, string>();
  return new Map(
    rows.map(({ id, timezone: own }) => {
      const zone = zoneOf(own, timezone);
      const due = byZone.get(zone) ?? new Date(afterWorkingHours(now, hours, time, zone)).toISOString();
      byZone.set(zone, due);
      return [id, due];
    }),
  );
}
