/** Requests for points to give, and their answers. */
import { pointRequests } from '#backend/points/points.tables.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import type { RequestState } from '#schema/points/points.rules.ts';
import { day, hour, instant } from '../calendar.ts';
import { rowsOf, type Plan } from '../plan.ts';
import { shopWords } from '../shop.ts';
import type { Word } from './replies.ts';
import type { Person } from './users.seed.ts';
import type { Errand, Happening } from './yearOfActivity.ts';

/**
 * A request: requester, age in days, points, and granted points; a number is an index in the manager's team.
 */
type Asked = readonly [
  who: 'employee' | 'elsewhere' | number,
  age: number,
  amount: number,
  status: RequestState,
  given?: number,
];
const asked: readonly Asked[] = [
  ['employee', 70, 200, 'rejected'],
  [2, 45, 60, 'approved', 60],
  ['elsewhere', 33, 300, 'rejected'],
  ['employee', 26, 120, 'approved', 80],
  [1, 12, 100, 'approved', 100],
  ['elsewhere', 4, 90, 'pending'],
  [0, 3, 80, 'pending'],
  ['employee', 1, 150, 'pending'],
  [1, 0.3, 60, 'pending'],
];
/** Additional pending requests at the end of a month. */
const askedAtMonthEnd: readonly Asked[] = [
  [3, 2, 70, 'pending'],
  [4, 1, 50, 'pending'],
];

/** The rows, their movements, and their notifications. */
export function requestsOf(
  plan: Plan,
  people: readonly Person[],
): { readonly errand: Errand; readonly words: readonly Word[]; readonly rows: RowsByTable } {
  const { profile, size, calendar, newId } = plan;
  const { asks, granted, denied } = shopWords[profile.words];
  const random = plan.dice('requests');
  const [employee, manager, admin] = people;
  const fit = people.filter(
    ({ takesPoints, isPersona, until }) => takesPoints && !isPersona && until >= calendar.now,
  );
  const own = fit.filter(({ departmentId }) => departmentId === manager?.departmentId);
  const others = fit.filter((person) => !own.includes(person));
  const leaders = people.filter(({ role, until }) => role === 'manager' && until >= calendar.now);
  const words: Word[] = [];
  const granting: { row: Row<typeof pointRequests>; person: Person; at: number }[] = [];

  const all = size.scene === 'monthEnd' ? [...asked, ...askedAtMonthEnd] : asked;
  const rows = all.flatMap(([who, age, amount, status, given], place) => {
    const person = who === 'employee' ? employee : who === 'elsewhere' ? others[0] : own[who];
    const at = age < 1 ? calendar.today(age * day) : calendar.worked(age * day, random);
    if (person === undefined || person.since > at || admin === undefined) return [];
    const decider =
      leaders.find((one) => one !== person && one.departmentId === person.departmentId) ?? admin;
    const isPending = status === 'pending';
    const resolvedAt = calendar.after(at, (3 + 20 * random.next()) * hour);
    const row = {
      id: newId('point_requests'),
      userId: person.id,
      requestedBy: status === 'approved' && who === 2 ? decider.id : person.id,
      departmentId: person.departmentId ?? null,
      amount,
      reason: asks[place % asks.length] ?? '',
      status,
      resolvedBy: isPending ? null : decider.id,
      resolvedAt: isPending ? null : instant(resolvedAt),
      approvedAmount: given ?? null,
      note: isPending ? '' : given === undefined ? denied : granted,
      createdAt: instant(at),
    };
    const about = { kind: 'request', postId: null, sourceId: row.id } as const;
    words.push({ ...about, at, to: [decider], actorId: person.id });
    if (!isPending) words.push({ ...about, at: resolvedAt, to: [person], actorId: decider.id });
    if (given !== undefined) granting.push({ row, person, at: resolvedAt });
    return [row];
  });

  const errand: Errand = ({ give, grant }) =>
    granting.flatMap(({ row, person, at }): Happening[] => {
      const to = give.get(person);
      const { id: sourceId, note, approvedAmount: points } = row;
      if (to === undefined || points === null) return [];
      return [{ at, play: () => grant({ to, points, kind: 'request', sourceId, note, at }) }];
    });
  return {
    errand,
    words: words.filter(({ to }) => to.some(({ isPersona }) => isPersona)),
    rows: rowsOf(pointRequests, rows),
  };
}
