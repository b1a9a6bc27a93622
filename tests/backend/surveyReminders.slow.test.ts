/** Reminders of a survey over many days: random calls of the job, failures after its work, and a clock that jumps. */
import { afterEach, expect, it } from 'vitest';
import { runJobs } from '#backend/jobs/jobs.ts';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { remindersJob } from '#backend/surveys/reminders.job.ts';
import { surveyInvitations } from '#backend/surveys/surveys.tables.ts';
import { seededRandom } from '#mock/world/seededRandom.ts';
import { wallAt } from '#schema/users/celebrations.rules.ts';
import { isWhole, seed } from '../support/trials.ts';
import { crowd } from './pollFixture.ts';
import { dayMs, openSurveyFixture, type SurveyFixture } from './surveyFixture.ts';

let fixture: SurveyFixture;
afterEach(() => fixture.deployment.close());

const size = isWhole ? 10_000 : 300;
const zones = ['Pacific/Auckland', 'America/Mexico_City', 'Asia/Kolkata'] as const;
const zoneOf = (at: number): (typeof zones)[number] => zones[at % 3] ?? 'Asia/Kolkata';

it(`each wave of reminders reaches each of ${size} people without an answer once, between 9 and 18 h of their own day`, async () => {
  fixture = await openSurveyFixture('tab', size);
  const { deployment, change, look } = fixture;
  const people = crowd(size);
  await change(async (store) => {
    for (const zone of zones)
      await store.update(
        users,
        { id: { in: people.filter((_, at) => zoneOf(at) === zone) } },
        { timezone: zone },
      );
  });
  const id = await fixture.publish({}, { remind_after: [2, 4, 6], notify: false });
  await fixture.later(0);
  const random = seededRandom(`reminders ${seed}`);
  const answeredAt = new Map<string, number>();
  let runs = 0;
  const dependencies: typeof deployment.dependencies = {
    ...deployment.dependencies,
    log: () => undefined,
    db: {
      ...deployment.db,
      tx: (org, work) =>
        deployment.db.tx(org, async (store) => {
          const done = await work(store);
          if (random.chance(0.2)) throw new Error('killed');
          return done;
        }),
    },
  };
  const reminders = async () =>
    (await look((store) => store.list(notifications, { where: { kind: 'survey_reminder' } }))).rows;
  for (let now = deployment.now; now < deployment.now + 9 * dayMs;) {
    runs += 1;
    await runJobs([remindersJob], { ...dependencies, clock: () => now });
    if (random.chance(0.3)) {
      const who = random.pick(people);
      if (!answeredAt.has(who)) {
        await change((store) =>
          store.update(surveyInvitations, { surveyId: id, userId: who }, { answered: true }),
        );
        answeredAt.set(who, (await reminders()).filter(({ userId }) => userId === who).length);
      }
    }
    // The clock is turned back by up to a day, and catches up again.
    if (random.chance(0.05)) await runJobs([remindersJob], { ...dependencies, clock: () => now - dayMs });
    now += random.whole(20, 110) * 60_000;
  }
  const rows = await reminders();
  const byPerson = Map.groupBy(rows, ({ userId }) => userId);
  expect(runs).toBeGreaterThan(100);
  for (const [at, name] of people.entries()) {
    const own = byPerson.get(name) ?? [];
    expect(own.length, name).toBe(answeredAt.get(name) ?? 3);
    for (const { createdAt } of own) {
      const { hour } = wallAt(Date.parse(createdAt), zoneOf(at));
      expect(hour >= 9 && hour < 18, `${name} ${createdAt}`).toBe(true);
    }
  }
});
