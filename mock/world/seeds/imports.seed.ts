/** Imports of people: one that can still be undone as a whole, and one that was undone. */
import type { RowsByTable } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import { standingOf } from '#backend/users/import.standing.ts';
import { userImportLines, userImports } from '#backend/users/imports.tables.ts';
import type { users } from '#backend/people/users.tables.ts';
import { reason } from '#schema/reasons.ts';
import { day, instant } from '../calendar.ts';
import { rowsOf, type Plan } from '../plan.ts';
import { importedAge } from './newcomers.seed.ts';

type User = Row<typeof users>;
type Line = Row<typeof userImportLines>;

/** Names of the files, and a former position of a person. */
const words = {
  es: ['plantilla.xlsx', 'ingresos.csv', 'En formación'],
  en: ['staff.xlsx', 'joiners.csv', 'In training'],
} as const;
/** Age in days of the undone import. */
const undoneAge = 19;

/** Makes the rows; empty if the organisation has too few people. */
export function importsSeed({ profile, calendar, newId }: Plan, people: readonly User[]): RowsByTable {
  const invited = people.filter(({ activatedAt }) => activatedAt === null);
  const admin = people.find(({ userType }) => userType === 'admin');
  const [, changed, mended = changed] = people.filter(
    ({ userType, active }) => userType === 'employee' && active,
  );
  if (admin === undefined || changed === undefined || mended === undefined) return {};
  const [undone, joiners, jobPosition] = words[profile.words];

  const made = (
    age: number,
    said: Pick<Row<typeof userImports>, 'fileName' | 'status' | 'rejected'>,
    lines: readonly Omit<Line, 'id' | 'importId' | 'place' | 'email' | 'wanted'>[],
  ) => {
    const id = newId('user_imports');
    const at = calendar.now - age * day;
    const of = (action: Line['action']): number => lines.filter((line) => line.action === action).length;
    return {
      row: {
        id,
        kind: 'create' as const,
        total: lines.length,
        done: lines.length,
        added: of('added'),
        changed: of('changed'),
        unchanged: 2,
        reactivated: 0,
        deactivated: 0,
        kept: [],
        sendInvitation: true,
        createdBy: admin.id,
        createdAt: instant(at),
        finishedAt: instant(at + 4_000),
        ...said,
      },
      lines: lines.map((line, place) => {
        const email = people.find((one) => one.id === line.userId)?.email ?? '';
        return { id: newId('user_import_lines'), importId: id, place, email, wanted: { email }, ...line };
      }),
    };
  };

  const { message } = reason('email', 'cell_email', profile.words);
  const all = [
    made(undoneAge, { fileName: undone, status: 'undone', rejected: [] }, [
      {
        action: 'changed',
        userId: mended.id,
        before: { jobPosition: mended.jobPosition },
        after: { jobPosition },
        status: 'undone',
      },
    ]),
    made(
      importedAge,
      {
        fileName: joiners,
        status: 'done',
        rejected: [
          { row: 5, cell: 'C5', field: 'email', value: 'ana.rios@', code: 'cell_email', reason: message },
        ],
      },
      [
        ...invited.map((user) => ({
          action: 'added' as const,
          userId: user.id,
          before: {},
          after: { ...standingOf(user), groupIds: [] },
          status: 'done' as const,
        })),
        {
          action: 'changed',
          userId: changed.id,
          before: { jobPosition },
          after: { jobPosition: changed.jobPosition },
          status: 'done',
        },
      ],
    ),
  ];
  return {
    ...rowsOf(
      userImports,
      all.map(({ row }) => row),
    ),
    ...rowsOf(
      userImportLines,
      all.flatMap(({ lines }) => lines),
    ),
  };
}
