/** Closed cases go after the months that the organisation set, with their files. */
import { dayAt } from '#schema/users/celebrations.rules.ts';
import { files } from '../files/files.tables.ts';
import { hasRun, recordRun, turn } from '../jobs/jobSchedule.ts';
import type { Errand } from '../jobs/jobs.ts';
import { oweKeys } from '../mail/directory.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { clocksOf } from './cases.access.ts';
import { caseInvolved, caseMessages, caseNotes, cases } from './cases.tables.ts';
import { caseKey } from './sending.service.ts';

const name = 'cases.retention';
/** Cases of one run. */
const atOnce = 100;

/** The day this many months before another one; its end at most the end of that month. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10);
}

export const retentionJob: Errand = {
  name,
  async due(store, at) {
    if (await hasRun(store, name, at)) return [];
    const { keepMonths } = await clocksOf(store);
    const until = monthsBefore(dayAt(Date.parse(at), await timezoneOf(store)), keepMonths);
    const { rows } = await store.list(cases, {
      columns: ['state'],
      where: { state: 'closed', closedOn: { lte: until } },
      order: [['closedOn', 'asc']],
      limit: atOnce,
    });
    return rows.length < atOnce ? [...rows.map(({ id }) => id), turn] : rows.map(({ id }) => id);
  },
  async go({ db, blobs, newId }, org, id, at) {
    if (id === turn) return db.tx(org, (store) => recordRun({ store, newId, at }, name));
    const keys = await db.read(org, async (store) => {
      const { rows } = await store.list(cases, { where: { id } });
      const { rows: messages } = await store.list(caseMessages, { where: { caseId: id } });
      return [...rows, ...messages].flatMap((one) => one.files.map(({ key }) => key));
    });
    // The bytes go first: a stop in between leaves the case, which the next run takes.
    for (const key of keys) await blobs.remove(org, key);
    return db.tx(org, async (store) => {
      const { rows } = await store.list(cases, { where: { id, anonymous: true } });
      const codes = rows.map(({ codeHash }) => caseKey(codeHash));
      await oweKeys({ store, newId, at }, 'unbind', codes);
      await store.remove(files, { id: { in: keys } });
      for (const table of [caseInvolved, caseMessages, caseNotes] as const)
        await store.remove(table, { caseId: id });
      return (await store.remove(cases, { id })) > 0;
    });
  },
};
