/** Work over the people of a program in pieces: each is one transaction, and other calls are answered in between. */
import { openStandings } from '#schema/programs/programs.rules.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { todayOf } from '../organization/timezone.ts';
import { users } from '../people/users.tables.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { peopleIn } from '../departments/audience.ts';
import { programAt, type PersonRow, type ProgramRow } from './programs.access.ts';
import { programPeople, programPieces, programs } from './programs.tables.ts';
import { countChange, type Working } from './standings.ts';

/** People of one piece: each is a row, and a notification with its messages. */
export const peopleAtOnce = 200;

export type Piece = Pick<Row<typeof programPieces>, 'what' | 'audience' | 'dueOn' | 'cursor'>;
/** The last person of a piece, if another piece follows, and how many people it added. */
interface Done {
  readonly cursor: string | null;
  readonly added: number;
}

const tell = (
  context: Working,
  kind: 'program' | 'program_reminder',
  { id }: ProgramRow,
  to: readonly string[],
): Promise<void> => leaveNotices(context, { to, kind, actorId: null, postId: null, sourceId: id });

/** Brings people back who had been taken out, to where they were; lessons that were taken out meanwhile may finish them. */
async function bringBack(
  store: Store,
  { id: programId, lessons }: ProgramRow,
  people: readonly PersonRow[],
): Promise<void> {
  for (const standing of ['assigned', 'started'] as const) {
    const ids = people.filter(({ done }) => done > 0 === (standing === 'started')).map(({ id }) => id);
    if (ids.length === 0) continue;
    await store.update(programPeople, { id: { in: ids } }, { standing });
    await countChange(store, programId, ids.length, 'withdrawn', standing);
  }
  if (lessons > 0 && people.some(({ done }) => done >= lessons))
    await store.update(programs, { id: programId }, { recheck: true });
}

/** Assigns the program to the next people of the audience, in the order of their ids. */
async function assignMore(
  context: Working,
  program: ProgramRow,
  { audience, dueOn, cursor }: Piece,
): Promise<Done> {
  const { store, newId, at } = context;
  if (audience === null) return { cursor: null, added: 0 };
  const where = await peopleIn(store, audience, await todayOf(context));
  const { rows, next } = await store.list(users, {
    columns: ['id', 'departmentId'],
    where: { ...where, id: { gt: cursor } },
    order: [['id', 'asc']],
    limit: peopleAtOnce,
  });
  const { rows: there } = await store.list(programPeople, {
    where: { programId: program.id, userId: { in: rows.map(({ id }) => id) } },
  });
  const known = new Set(there.map(({ userId }) => userId));
  const fresh = await store.insert(
    programPeople,
    rows
      .filter(({ id }) => !known.has(id))
      .map(({ id, departmentId }) => ({
        id: newId(),
        programId: program.id,
        userId: id,
        departmentId,
        standing: 'assigned',
        assigned: true,
        dueOn,
        done: 0,
        finishedAt: null,
        reward: 'none',
        reminded: 0,
        createdAt: at,
        joinedAt: null,
      })),
  );
  await countChange(store, program.id, fresh.length, null, 'assigned');
  const back = there.filter(({ standing }) => standing === 'withdrawn');
  await bringBack(store, program, back);
  await store.update(
    programPeople,
    {
      id: { in: there.map(({ id }) => id) },
      standing: { in: [...openStandings, 'submitted'] },
    },
    { assigned: true, dueOn, reminded: 0 },
  );
  const to = [...fresh, ...back].map(({ userId }) => userId);
  await tell(context, 'program', program, to);
  return { cursor: next === undefined ? null : (rows.at(-1)?.id ?? null), added: to.length };
}

/** Reminds the next people who still have something to do. */
async function remindMore(context: Working, program: ProgramRow, { cursor }: Piece): Promise<Done> {
  const { rows, next } = await context.store.list(programPeople, {
    columns: ['userId'],
    where: { programId: program.id, standing: { in: openStandings }, userId: { gt: cursor } },
    order: [['userId', 'asc']],
    limit: peopleAtOnce,
  });
  await tell(
    context,
    'program_reminder',
    program,
    rows.map(({ userId }) => userId),
  );
  return { cursor: next === undefined ? null : (rows.at(-1)?.userId ?? null), added: 0 };
}

const more = (context: Working, program: ProgramRow, piece: Piece): Promise<Done> =>
  piece.what === 'assign' ? assignMore(context, program, piece) : remindMore(context, program, piece);

/** Does the first piece now, and leaves the others to the job. */
export async function beginPieces(
  context: Working,
  program: ProgramRow,
  piece: Omit<Piece, 'cursor'>,
): Promise<{ readonly added: number; readonly goesOn: boolean }> {
  const { store, newId, at } = context;
  const { cursor, added } = await more(context, program, { ...piece, cursor: '' });
  if (cursor !== null)
    await store.insert(programPieces, [
      { id: newId(), programId: program.id, ...piece, cursor, createdAt: at },
    ]);
  return { added, goesOn: cursor !== null };
}

/** Does the next piece; false if there is none. */
export async function nextPiece(context: Working, id: string): Promise<boolean> {
  const { store } = context;
  const {
    rows: [piece],
  } = await store.list(programPieces, { where: { id } });
  if (piece === undefined) return false;
  const program = await programAt(store, piece.programId);
  const cursor = program === undefined ? null : (await more(context, program, piece)).cursor;
  if (cursor === null) await store.remove(programPieces, { id });
  else await store.update(programPieces, { id }, { cursor });
  return true;
}

/** Each piece of work as often as it may need pieces now. */
export async function duePieces(store: Store): Promise<readonly string[]> {
  const { rows } = await store.list(programPieces, { order: [['createdAt', 'asc']] });
  if (rows.length === 0) return [];
  const [staff] = await store.tally(users, { where: { active: true, deletedAt: null } });
  const most = Math.ceil((staff?.count ?? 0) / peopleAtOnce) + 1;
  return rows.flatMap(({ id }) => Array.from({ length: most }, () => `piece ${id}`));
}
