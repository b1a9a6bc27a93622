/** Lists of people that were imported: one that can still be undone as a whole, and one that was. */
import type { RowsByTable } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import { standingOf, type Standing } from '#backend/users/import.standing.ts';
import { userImportLines, userImports } from '#backend/users/imports.tables.ts';
import type { users } from '#backend/users/users.tables.ts';
import { reason } from '#schema/reasons.ts';
import { day, instant } from '../calendar.ts';
import { personaEmail } from '../personas.ts';
import { rowsOf, type Plan } from '../plan.ts';
import { importedAge } from './newcomers.seed.ts';

type User = Row<typeof users>;
type Line = Row<typeof userImportLines>;

/** What the files were called, and a position that somebody had before. */
const words = {
  es: { files: ['ingresos.csv', 'plantilla.xlsx'], position: 'En formación' },
  en: { files: ['joiners.csv', 'staff.xlsx'], position: 'In training' },
} as const;
/** Days since the list was imported that was undone, and how long each import took, in ms. */
const undoneAge = 19;
const took = 4_000;

/** Both, in a small organisation as well: calls about imports need one. */
export function importsSeed({ profile, calendar, newId }: Plan, people: readonly User[]): RowsByTable {
  const { files, position } = words[profile.words];
  const admin = people.find(({ email }) => email === personaEmail('admin', profile.slug));
  const invited = people.filter(({ activatedAt }) => activatedAt === null);
  const [first, second, third] = people.filter(
    ({ userType, active, email }) =>
      userType === 'employee' && active && email !== personaEmail('employee', profile.slug),
  );
  const lines: Line[] = [];

  const line = (
    importId: string,
    user: User,
    said: Pick<Line, 'action' | 'before' | 'after' | 'status'>,
  ): void => {
    const place = lines.filter((one) => one.importId === importId).length;
    const { email, firstName, lastName } = user;
    const wanted = { email, firstName, lastName };
    lines.push({ id: newId('user_import_lines'), importId, place, userId: user.id, email, wanted, ...said });
  };
  const changed = (importId: string, user: User | undefined, status: 'done' | 'undone'): void => {
    if (user === undefined) return;
    const [was, is]: readonly Standing[] = [{ jobPosition: position }, { jobPosition: user.jobPosition }];
    // What was undone is as before again.
    const [before = null, after = null] = status === 'done' ? [was, is] : [is, was];
    line(importId, user, { action: 'changed', before, after, status });
  };
  const made = (
    id: string,
    age: number,
    more: Pick<Row<typeof userImports>, 'fileName' | 'status' | 'unchanged' | 'rejected'>,
  ): Row<typeof userImports> => {
    const own = lines.filter(({ importId }) => importId === id);
    const of = (action: Line['action']): number => own.filter((one) => one.action === action).length;
    const at = calendar.now - age * day;
    return {
      id,
      kind: 'create',
      total: own.length,
      done: own.length,
      added: of('added'),
      changed: of('changed'),
      reactivated: 0,
      deactivated: 0,
      kept: [],
      sendInvitation: true,
      createdBy: admin?.id ?? '',
      createdAt: instant(at),
      finishedAt: instant(at + took),
      ...more,
    };
  };

  const [undone, joiners] = [newId('user_imports'), newId('user_imports')];
  changed(undone, second, 'undone');
  changed(undone, third, 'undone');
  for (const user of invited)
    line(joiners, user, {
      action: 'added',
      before: {},
      after: { ...standingOf(user), groupIds: [] },
      status: 'done',
    });
  changed(joiners, first, 'done');
  const { message } = reason('email', 'cell_email', profile.words);
  return {
    ...rowsOf(userImports, [
      made(undone, undoneAge, { fileName: files[1], status: 'undone', unchanged: 0, rejected: [] }),
      made(joiners, importedAge, {
        fileName: files[0],
        status: 'done',
        unchanged: 2,
        rejected: [
          { row: 5, cell: 'C5', field: 'email', value: 'ana.rios@', code: 'cell_email', reason: message },
        ],
      }),
    ]),
    ...rowsOf(userImportLines, lines),
  };
}
