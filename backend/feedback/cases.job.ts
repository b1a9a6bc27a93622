/**
 * Once a morning administrators hear that cases wait. A notice at the moment at which a case arrives would tell who was at work
 * then.
 */
import { celebrationHour, dayAt, wallAt } from '#schema/users/celebrations.rules.ts';
import { lastRun, recordRun, turn } from '../jobs/jobSchedule.ts';
import type { Job } from '../jobs/jobs.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { switchesOf } from '../organization/switches.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { users } from '../people/users.tables.ts';
import type { Store } from '../store/port.ts';
import { reading } from './cases.access.ts';
import { caseInvolved, cases } from './cases.tables.ts';

const name = 'cases';
const waiting = { state: { in: ['received', 'review'] }, archived: false } as const;

/** Administrators for whom a case waits that is not about them. */
async function reached(store: Store): Promise<string[]> {
  const [all] = await store.tally(cases, { where: waiting });
  if ((all?.count ?? 0) === 0) return [];
  const { rows: readers } = await store.list(users, { columns: ['active'], where: reading });
  const { rows: about } = await store.list(caseInvolved, {
    where: { userId: { in: readers.map(({ id }) => id) } },
  });
  const { rows: open } = await store.list(cases, {
    columns: ['state'],
    where: { ...waiting, id: { in: about.map(({ caseId }) => caseId) } },
  });
  const waits = new Set(open.map(({ id }) => id));
  return readers.flatMap(({ id }) => {
    const hidden = about.filter(({ userId, caseId }) => userId === id && waits.has(caseId));
    return hidden.length < (all?.count ?? 0) ? [id] : [];
  });
}

export const casesJob: Job = {
  name,
  async due(store, at) {
    const timezone = await timezoneOf(store);
    const { day, hour } = wallAt(Date.parse(at), timezone);
    if (hour < celebrationHour) return [];
    const last = await lastRun(store, name);
    return last !== undefined && dayAt(Date.parse(last), timezone) === day ? [] : [turn];
  },
  async run(context) {
    const { store } = context;
    const to = (await switchesOf(store, ['complaints_pannel']))('complaints_pannel')
      ? await reached(store)
      : [];
    await leaveNotices(context, { to, kind: 'cases_waiting', actorId: null, postId: null });
    await recordRun(context, name);
    return to.length > 0;
  },
};
