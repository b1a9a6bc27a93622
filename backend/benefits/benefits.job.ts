/** Goes on with the people of large assignments, and tells that coverages end. */
import { benefitLimits, coveredDays } from '#schema/benefits/benefits.rules.ts';
import { isRemindHour } from '#schema/users/reminders.ts';
import { dayAfter, wallAt } from '#schema/users/celebrations.rules.ts';
import { administrators } from '../decisions/approvers.ts';
import { hasRun, recordRun, turn } from '../jobs/jobSchedule.ts';
import type { Job, JobContext } from '../jobs/jobs.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { switchesOf } from '../organization/switches.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { users } from '../people/users.tables.ts';
import type { Store, Where } from '../store/port.ts';
import { coveragePeople, coverages } from './benefits.tables.ts';
import { duePieces, nextPiece, peopleAtOnce, type CoverageRow, type CoveredRow } from './coverages.pieces.ts';

const name = 'benefits';
const relations = { user: { one: users, on: 'userId' } } as const;

/** Days that are told today: from today to 30 days ahead. */
const near = (today: string) => ({ gte: today, lt: dayAfter(today, benefitLimits.endingDays + 1) }) as const;

const isNear = (day: string | null, today: string): boolean =>
  day !== null && day >= today && day < near(today).lt;

/** People of a coverage who have not been told of an end that is near. */
const untold = ({ id, endsOn }: CoverageRow, today: string): Where<CoveredRow> => ({
  coverageId: id,
  toldEnd: null,
  ...(isNear(endsOn, today)
    ? { or: [{ endsOn: null }, { endsOn: { gte: today } }] }
    : { endsOn: near(today) }),
});

/** One item for each coverage with somebody to tell, as often as it needs pieces. */
async function endings(store: Store, at: string): Promise<readonly string[]> {
  const { day: today, hour } = wallAt(Date.parse(at), await timezoneOf(store));
  if (!isRemindHour({ hour })) return [];
  const { rows: own } = await store.list(coveragePeople, {
    columns: ['coverageId'],
    where: { toldEnd: null, endsOn: near(today) },
  });
  const { rows } = await store.list(coverages, {
    where: {
      active: true,
      or: [{ endsOn: near(today) }, { id: { in: [...new Set(own.map(({ coverageId }) => coverageId))] } }],
    },
  });
  const items = await Promise.all(
    rows.map(async (coverage) => {
      const [left] = await store.tally(coveragePeople, { where: untold(coverage, today) });
      const pieces = Math.ceil((left?.count ?? 0) / peopleAtOnce);
      const told = !isNear(coverage.endsOn, today) || coverage.toldEnd === coverage.endsOn;
      return Array.from({ length: Math.max(pieces, told ? 0 : 1) }, () => `end ${coverage.id}`);
    }),
  );
  return items.flat();
}

/** Tells the next people that their coverage ends, and once those who manage coverages. */
async function tellEnd(context: JobContext, id: string): Promise<boolean> {
  const { store, now } = context;
  const { day: today } = wallAt(now, await timezoneOf(store));
  const {
    rows: [coverage],
  } = await store.list(coverages, { where: { id, active: true } });
  if (coverage === undefined) return false;
  const told = { actorId: null, postId: null, sourceId: id } as const;
  const toAdministrators = isNear(coverage.endsOn, today) && coverage.toldEnd !== coverage.endsOn;
  if (toAdministrators) {
    await store.update(coverages, { id }, { toldEnd: coverage.endsOn });
    await leaveNotices(context, { to: await administrators(store), kind: 'coverage_review', ...told });
  }
  const { rows } = await store.list(coveragePeople, {
    where: untold(coverage, today),
    limit: peopleAtOnce,
    with: relations,
  });
  for (const [endsOn, people] of Map.groupBy(rows, (row) => coveredDays(coverage, row).endsOn))
    await store.update(coveragePeople, { id: { in: people.map((one) => one.id) } }, { toldEnd: endsOn });
  const to = rows.flatMap(({ userId, user }) => (user?.active === true ? [userId] : []));
  await leaveNotices(context, { to, kind: 'coverage_ending', ...told });
  return toAdministrators || rows.length > 0;
}

/** Pieces once a second; the ends of coverages every 15 minutes, in the hours of reminders of the organisation. */
export const benefitsJob: Job = {
  name,
  async due(store, at) {
    const isTurn = !(await hasRun(store, name, at));
    // People hear of nothing that they cannot open.
    if (!(await switchesOf(store, ['coverages']))('coverages')) return isTurn ? [turn] : [];
    const pieces = await duePieces(store);
    return isTurn ? [...pieces, ...(await endings(store, at)), turn] : pieces;
  },
  async run(context, item) {
    if (item === turn) return recordRun(context, name);
    const [what, id = ''] = item.split(' ');
    return what === 'piece' ? nextPiece(context, id) : tellEnd(context, id);
  },
};
