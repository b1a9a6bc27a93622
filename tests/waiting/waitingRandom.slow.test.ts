/** After random acts in every domain the queue, its counts, `pending_surveys`, the bell and the tabs of tasks agree with all rows. */
import { expect, it } from 'vitest';
import { surveyedKinds, waitingKinds, type WaitingKind } from '#schema/waiting/kinds.ts';
import type { StoreKind } from '../support/deployment.ts';
import { again } from '../support/again.ts';
import { diceOf } from '../support/seededRandom.ts';
import { isWhole, seed } from '../support/trials.ts';
import { finish, openActs, people, queueOf } from './acts.ts';
import { recount } from './recount.ts';

/** In a release 2,000 over the store that is in use for years; the one in the tab reads all rows of a table. */
const turnsOf: Readonly<Record<StoreKind, number>> = isWhole
  ? { tab: 300, sql: 2_000 }
  : { tab: 100, sql: 100 };

it.each(['tab', 'sql'] satisfies StoreKind[])(
  'the queue, the bell and pending_surveys agree with the rows after random acts, %s store',
  async (kind) => {
    const turns = turnsOf[kind];
    const dice = diceOf(seed);
    const { fixture, acts } = await openActs(kind);
    const { deployment } = fixture;
    const next = dice.deck(Object.keys(acts));
    const seen = new Set<WaitingKind>();
    let finished = 0;

    const expectAgreement = async (who: string, turn: number) => {
      const right = await fixture.look((store) =>
        recount(store, who, deployment.now, deployment.dependencies.sign),
      );
      const now = [...right.waits].filter((key) => !right.snoozed.has(key));
      const of = (keys: Iterable<string>, one: WaitingKind) =>
        [...keys].filter((key) => key.startsWith(`${one} `)).length;
      const queue = await queueOf(fixture, who);
      const where = `${who} after ${turn} acts. ${again()}`;
      expect(queue.total, where).toBe(now.length);
      if (now.length <= 100)
        expect(new Set(queue.items.map((one) => `${one.kind} ${one.id}`)), where).toEqual(new Set(now));
      expect(queue.counts, where).toEqual(
        waitingKinds.flatMap((one) =>
          of(right.waits, one) === 0
            ? []
            : [{ kind: one, count: of(now, one), snoozed: of(right.snoozed, one) }],
        ),
      );
      const due = queue.items.map(({ due_at }) => due_at ?? '~');
      expect(due, where).toEqual(due.toSorted());
      for (const { kind: one } of queue.counts) seen.add(one);

      const { status, said } = await fixture.call(who, 'GET /user/notification_count');
      expect([status, said], where).toEqual([
        200,
        {
          notification_count: right.unread,
          pending_surveys: surveyedKinds.reduce((sum, one) => sum + of(right.waits, one), 0),
        },
      ]);
      const tabs = await fixture.call(who, 'GET /user/tasks/waiting');
      if (tabs.status === 200)
        expect(tabs.said, where).toEqual({
          to_do: of(right.waits, 'task') + of(right.waits, 'task_again'),
          to_decide: of(right.waits, 'task_proof'),
        });
    };

    for (let turn = 1; turn <= turns; turn += 1) {
      if (dice.hits(0.45)) {
        const who = dice.pick(people);
        const one = dice.pickAny((await queueOf(fixture, who)).items);
        if (one === undefined) continue;
        const status = await finish(fixture, who, one);
        expect([one.kind, status], again()).toEqual([one.kind, 200]);
        const left = (await queueOf(fixture, who)).items;
        const still = left.some(({ kind: same, id }) => same === one.kind && id === one.id);
        expect([one.kind, still], again()).toEqual([one.kind, false]);
        finished += 1;
      } else await acts[next()]?.(dice);
      if (turn % 5 === 0) await expectAgreement(dice.pick(people), turn);
    }
    for (const who of people) await expectAgreement(who, turns);
    // A short run meets what its seed draws.
    expect(finished).toBeGreaterThan(turns === 2_000 ? turns / 10 : 0);
    if (turns === 2_000) expect(waitingKinds.filter((one) => !seen.has(one))).toEqual([]);
    deployment.close();
  },
  600_000,
);
