/** Whom reminders to acknowledge a communication reach now. */
import { dayAt } from '#schema/users/celebrations.rules.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { users } from '../people/users.tables.ts';
import type { Store } from '../store/port.ts';
import { mostWaves, waveNow } from '../people/waves.ts';
import { atOnce } from './communications.job.ts';
import { communicationPeople, communications } from './communications.tables.ts';

/** The items of reminders: a communication, a wave, and the rows of the people whom it reaches now. */
export async function owing(store: Store, at: string): Promise<readonly string[]> {
  const now = Date.parse(at);
  const timezone = await timezoneOf(store);
  const { rows } = await store.list(communications, {
    where: {
      state: { in: ['delivering', 'delivered'] },
      asksAcknowledgement: true,
      startsAt: { gte: new Date(now - 62 * 86_400_000).toISOString() },
      until: { gt: at },
    },
  });
  const items: string[] = [];
  for (const { id, startsAt, remindAfter } of rows) {
    const waves = { remindAfter, openedOn: dayAt(Date.parse(startsAt), timezone), timezone, now };
    const most = mostWaves(waves);
    if (most === 0) continue;
    const { rows: people } = await store.list(communicationPeople, {
      where: {
        communicationId: id,
        addressed: true,
        notice: 'sent',
        acknowledgedAt: null,
        wave: { lt: most },
      },
      with: { user: { one: users, on: 'userId' } },
    });
    const reached = people.flatMap(({ id: person, wave: last, user }) => {
      const wave = waveNow(user, waves);
      return wave > last ? [{ person, wave }] : [];
    });
    for (const [wave, own] of Map.groupBy(reached, (one) => one.wave))
      for (let from = 0; from < own.length; from += atOnce.reminded)
        items.push(
          ['remind', id, wave, ...own.slice(from, from + atOnce.reminded).map(({ person }) => person)].join(
            ' ',
          ),
        );
  }
  return items;
}
