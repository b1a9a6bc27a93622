/** An organisation whose facts a test knows: random recognitions, boosts, sessions and points on random days. */
import { factProgress, factRanks, facts, factSums, personDays } from '#backend/facts/facts.tables.ts';
import { foldPiece } from '#backend/facts/fold.ts';
import type { Tag } from '#backend/facts/measures.ts';
import { writeFacts, type Happened } from '#backend/facts/write.ts';
import { accounts, entries, transfers } from '#backend/ledger/ledger.tables.ts';
import { accountOf, accountsOf, move } from '#backend/ledger/ledger.ts';
import { departments, users } from '#backend/people/users.tables.ts';
import type { Store } from '#backend/store/port.ts';
import type { Row } from '#backend/store/table.ts';
import type { SeededRandom } from '#mock/world/seededRandom.ts';
import { noon, type TestDeployment } from '../support/deployment.ts';
import { said, type Refused } from '../support/said.ts';
import { admin, employee, manager, moneyIn } from '#tests/backend/money.ts';

export { admin, employee, manager };

/** A moment on a day before the present of the deployment; in the middle of the day of every organisation. */
export const atDay = (daysAgo: number): string => new Date(noon - daysAgo * 86_400_000).toISOString();

const bare = async (store: Store): Promise<void> => {
  for (const table of [facts, factSums, factRanks, personDays, factProgress, entries, transfers])
    await store.remove(table, {});
  await store.update(accounts, {}, { balance: 0, entryCount: 0 });
};

/** Empties the figures of the organisation, and puts people where the test wants them. */
export async function analyticsIn(deployment: TestDeployment) {
  const money = moneyIn(deployment);
  const { newId } = deployment.dependencies;
  const people: readonly Row<typeof users>[] = await money.write(async (store) => {
    await bare(store);
    const { rows } = await store.list(users, {
      where: { active: true, deletedAt: null, userType: { ne: 'external' } },
      order: [['email', 'asc']],
    });
    await store.update(users, {}, { managerId: null, departmentId: null, countryId: null });
    await store.update(departments, {}, { managerId: null });
    return rows;
  });
  const areas = (await money.look((store) => store.list(departments, { where: { active: true } }))).rows;
  const idOf = (email: string): string => people.find((one) => one.email === email)?.id ?? '';

  /** Puts people, by their ids, into a department. */
  const place = (ids: readonly string[], departmentId: string | null) =>
    money.write((store) => store.update(users, { id: { in: ids } }, { departmentId }));
  const happen = (happened: readonly Happened[]) =>
    money.write((store) => writeFacts(store, happened, newId));
  /** Folds what waits, as the job does. */
  const fold = async (): Promise<void> => {
    while ((await money.write(foldPiece)) > 0);
  };
  const sent = (personId: string, daysAgo: number, tags: readonly Tag[] = [], amount = 10): Happened => ({
    measure: 'sent',
    personId,
    tags,
    count: 1,
    amount,
    sourceId: newId(),
    at: atDay(daysAgo),
  });
  const came = (personId: string, daysAgo: number, count = 1): Happened => ({
    ...sent(personId, daysAgo),
    measure: 'sessions',
    sourceId: '',
    count,
    amount: 0,
  });
  /** Moves points from the organisation to a balance, or from it to the shop. */
  const pay = (personId: string, points: number, daysAgo: number, kind: 'badge' | 'purchase' | 'boost') =>
    money.write(async (store) => {
      const purse = kind === 'boost' ? 'give' : 'redeem';
      const own = (await accountsOf(store, [personId], purse, newId)).get(personId);
      const other = await accountOf(store, kind === 'purchase' ? 'store' : 'issue', newId);
      if (own === undefined) throw new Error('no account');
      const [from, to] = kind === 'badge' ? [other, own] : [own, other];
      await move(store, [{ from, to, points, kind, postId: null }], { newId, at: atDay(daysAgo) });
    });

  /** Random facts of a year; every person has enough points to spend. */
  async function fill(random: SeededRandom, count: number): Promise<void> {
    const happened: Happened[] = [];
    for (let at = 0; at < count; at += 1) {
      const { id } = random.pick(people);
      const days = Math.floor(random.next() * 400);
      const kind = random.pick(['sent', 'sent', 'received', 'boosts', 'sessions'] as const);
      const tags: Tag[] = [
        `type:t${Math.floor(random.next() * 3)}`,
        `value:v${Math.floor(random.next() * 2)}`,
      ];
      if (kind === 'sent' || kind === 'received')
        happened.push({
          ...sent(id, days, random.chance(0.2) ? [...tags, 'hidden:private'] : tags),
          measure: kind,
        });
      else if (kind === 'sessions') happened.push(came(id, days));
      else happened.push({ ...sent(id, days, [], 5), measure: 'boosts' });
    }
    await happen(happened);
    for (let at = 0; at < count / 10; at += 1) {
      const { id } = random.pick(people);
      const days = Math.floor(random.next() * 400);
      await pay(id, 20 + Math.floor(random.next() * 30), days, 'badge');
      await pay(id, 1 + Math.floor(random.next() * 10), days, 'purchase');
    }
  }

  const ask = <A = Refused>(route: string, as = admin, body?: unknown) =>
    said<A>(deployment, route, { as, ...(body === undefined ? {} : { body }) });
  return { money, people, areas, idOf, place, happen, fold, sent, came, pay, fill, ask };
}
export type Analytics = Awaited<ReturnType<typeof analyticsIn>>;
