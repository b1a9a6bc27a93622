/** Cases as their person, their code and administrators see them, in a constant number of reads. */
import { caseLimits } from '#schema/feedback/cases.rules.ts';
import type {
  CaseFollowed,
  CaseMessage,
  MyCaseCard,
  OrgCase,
  OrgCaseCard,
} from '#schema/feedback/cases.shapes.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import type { Context } from '../http/context.ts';
import { todayOf } from '../organization/timezone.ts';
import { peopleById } from '../people/users.rules.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { readCase, type CaseRow } from './cases.access.ts';
import { caseInvolved, caseMessages, caseNotes } from './cases.tables.ts';

type MessageRow = Row<typeof caseMessages>;
type People = ReadonlyMap<string, PublicUser>;

const factsOf = ({
  kind,
  subject,
  category,
  anonymous,
  state,
  reason,
  receivedOn,
  answeredOn,
  closedOn,
  answerBy,
}: CaseRow) => ({
  kind,
  subject,
  category,
  anonymous,
  state,
  reason,
  receivedOn,
  answeredOn,
  closedOn,
  answerBy,
});

/** The messages of a case in their order. */
export const messagesOf = async (store: Store, caseId: string): Promise<readonly MessageRow[]> =>
  (await store.list(caseMessages, { where: { caseId }, order: [['place', 'asc']] })).rows;

const shownMessages = (rows: readonly MessageRow[], people?: People): CaseMessage[] =>
  rows.map(({ place, fromPerson, text, files, day: on, authorId }) => ({
    place,
    from: fromPerson ? 'person' : 'organization',
    text,
    files: [...files],
    on,
    user: (authorId === null ? undefined : people?.get(authorId)) ?? null,
  }));

/** Whether the person may still write. */
export const mayAdd = ({ state, messages }: CaseRow): boolean =>
  state !== 'closed' && messages < caseLimits.messages;

/** A case for who opened it by its code. */
export const followed = (row: CaseRow, messages: readonly MessageRow[]): CaseFollowed => ({
  ...factsOf(row),
  text: row.text,
  files: [...row.files],
  thread: shownMessages(messages),
  mayAdd: mayAdd(row),
});

export const myCard = (row: CaseRow): MyCaseCard => ({ id: row.id, ...factsOf(row) });

const cardOf = (row: CaseRow, people: People, today: string): OrgCaseCard => ({
  id: row.id,
  ...factsOf(row),
  archived: row.archived,
  late: row.dueOn < today,
  person: (row.userId === null ? undefined : people.get(row.userId)) ?? null,
  handler: (row.handlerId === null ? undefined : people.get(row.handlerId)) ?? null,
});

/** Cases in the lists of administrators. */
export async function orgCards(context: Context, rows: readonly CaseRow[]): Promise<OrgCaseCard[]> {
  if (rows.length === 0) return [];
  const people = await peopleById(
    context,
    rows.flatMap(({ userId, handlerId }) => [userId ?? [], handlerId ?? []].flat()),
  );
  const today = await todayOf(context);
  return rows.map((row) => cardOf(row, people, today));
}

/** The whole of a case for an administrator. Raises 404. */
export async function orgCaseOf(context: Context, id: string): Promise<OrgCase> {
  const { store } = context;
  const row = await readCase(context, id);
  const messages = await messagesOf(store, id);
  const { rows: notes } = await store.list(caseNotes, {
    where: { caseId: id },
    order: [
      ['createdAt', 'asc'],
      ['id', 'asc'],
    ],
  });
  const { rows: about } = await store.list(caseInvolved, { where: { caseId: id } });
  const people = await peopleById(context, [
    ...[row.userId ?? [], row.handlerId ?? []].flat(),
    ...messages.flatMap(({ authorId }) => authorId ?? []),
    ...notes.flatMap(({ userId }) => userId ?? []),
    ...about.map(({ userId }) => userId),
  ]);
  return {
    ...cardOf(row, people, await todayOf(context)),
    text: row.text,
    files: [...row.files],
    thread: shownMessages(messages, people),
    involved: about.flatMap(({ userId }) => people.get(userId) ?? []),
    notes: notes.map(({ id: noteId, userId, text, createdAt: at }) => ({
      id: noteId,
      user: (userId === null ? undefined : people.get(userId)) ?? null,
      text,
      at,
    })),
  };
}
