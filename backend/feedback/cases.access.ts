/** Who may read which case, how long the organisation gives itself, and whether anybody is left who reads. */
import { caseClocks } from '#schema/feedback/cases.rules.ts';
import { may, permissions } from '#schema/permissions.ts';
import type { FileReader } from '../files/files.readers.ts';
import type { Context } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { switchesOf } from '../organization/switches.ts';
import { users } from '../people/users.tables.ts';
import type { Store, Where } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { caseInvolved, cases, feedbackSettings } from './cases.tables.ts';

export type CaseRow = Row<typeof cases>;

/** People whose role reads cases. */
export const reading = {
  userType: { in: permissions['cases.manage'] },
  active: true,
  deletedAt: null,
} as const satisfies Where<Row<typeof users>>;

/** The clocks of the organisation. */
export async function clocksOf(store: Store) {
  const {
    rows: [chosen],
  } = await store.list(feedbackSettings, { limit: 1 });
  return {
    receivedDays: chosen?.receivedDays ?? caseClocks.receivedDays.usual,
    answerDays: chosen?.answerDays ?? caseClocks.answerDays.usual,
    keepMonths: chosen?.keepMonths ?? caseClocks.keepMonths.usual,
  };
}

/** Whether somebody besides these people may read cases: their panel is on, and an administrator is there. */
export async function isRead(store: Store, involved: readonly string[] = []): Promise<boolean> {
  if (!(await switchesOf(store, ['complaints_pannel']))('complaints_pannel')) return false;
  const { rows } = await store.list(users, {
    columns: ['active'],
    where: reading,
    limit: involved.length + 1,
  });
  return rows.some(({ id }) => !involved.includes(id));
}

/** Cases that are not about a person; ids have one length, so that nothing lies between one and the same with a blank. */
export async function notAbout(store: Store, userId: string): Promise<Where<CaseRow>> {
  const { rows } = await store.list(caseInvolved, { columns: ['caseId'], where: { userId } });
  const hidden = rows.map(({ caseId }) => caseId).toSorted();
  const [first] = hidden;
  if (first === undefined) return {};
  return {
    or: [
      { id: { lt: first } },
      ...hidden.map((id, at): Where<CaseRow> => {
        const next = hidden[at + 1];
        return { id: next === undefined ? { gte: `${id} ` } : { gte: `${id} `, lt: next } };
      }),
    ],
  };
}

/** A case for an administrator. Raises 404, also to those whom it is about. */
export async function readCase(
  { store, me, language }: Pick<Context, 'store' | 'me' | 'language'>,
  id: string,
): Promise<CaseRow> {
  const {
    rows: [row],
  } = await store.list(cases, { where: { id } });
  const { rows: about } = await store.list(caseInvolved, { where: { caseId: id, userId: me.id } });
  if (row === undefined || about.length > 0) throw domainError('not_found', language);
  return row;
}

/** A case with the name of the caller. Raises 404. */
export async function ownCase(
  { store, me, language }: Pick<Context, 'store' | 'me' | 'language'>,
  id: string,
): Promise<CaseRow> {
  const {
    rows: [row],
  } = await store.list(cases, { where: { id, userId: me.id } });
  if (row === undefined) throw domainError('not_found', language);
  return row;
}

/** Files of a case with a name: for its person, and for administrators whom it is not about while their panel is on. */
export const caseReader: FileReader = async (store, me, { recordId }) => {
  if (recordId === null) return undefined;
  const {
    rows: [row],
  } = await store.list(cases, { where: { id: recordId } });
  if (row === undefined) return undefined;
  if (row.userId === me.id) return true;
  if (
    !may(me.userType, 'cases.manage') ||
    !(await switchesOf(store, ['complaints_pannel']))('complaints_pannel')
  )
    return false;
  const { rows: about } = await store.list(caseInvolved, { where: { caseId: recordId, userId: me.id } });
  return about.length === 0;
};
