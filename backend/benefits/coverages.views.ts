/** Coverages as the people who have them and administrators see them, in a constant number of reads. */
import { coveredDays, validityOf } from '#schema/benefits/benefits.rules.ts';
import type { Coverage, CoveragePerson } from '#schema/benefits/coverages.shapes.ts';
import { mayRead } from '../files/repository.rules.ts';
import { repositoryFiles } from '../files/files.tables.ts';
import type { Context } from '../http/context.ts';
import { switchesOf } from '../organization/switches.ts';
import { todayOf } from '../organization/timezone.ts';
import { peopleById } from '../people/users.rules.ts';
import { coverageBatches } from './benefits.tables.ts';
import type { CoveredRow, CoverageRow } from './coverages.pieces.ts';

/** The documents of coverages that the reader may open, by id. */
async function documentsOf({ store, me }: Context, rows: readonly CoverageRow[]) {
  const ids = rows.flatMap(({ documentId }) => documentId ?? []);
  if (ids.length === 0 || !(await switchesOf(store, ['files_repo']))('files_repo')) return new Map();
  const { rows: documents } = await store.list(repositoryFiles, { where: { id: { in: ids } } });
  return new Map(
    documents
      .filter((document) => mayRead(document, me))
      .map(({ id, name, version }) => [id, { id, name, version }]),
  );
}

/** The days of a person within those of the coverage, and whether they hold today. */
function ownOf(coverage: CoverageRow, row: CoveredRow, today: string) {
  const days = coveredDays(coverage, row);
  return { ...days, ...validityOf(days, today) };
}

/** Coverages for the caller: with the days of one person by coverage, or with the number of people. */
export async function coveragesOf(
  context: Context,
  rows: readonly CoverageRow[],
  theirs: ReadonlyMap<string, CoveredRow> | null,
): Promise<Coverage[]> {
  const { store } = context;
  const today = await todayOf(context);
  const documents: ReadonlyMap<string, Coverage['document']> = await documentsOf(context, rows);
  const { rows: open } = await store.list(coverageBatches, {
    columns: ['coverageId'],
    where: { open: true },
  });
  const assigning = new Set(open.map(({ coverageId }) => coverageId));
  return rows.map((row) => {
    const { toldEnd: _told, people, ...shown } = row;
    const held = theirs?.get(row.id);
    return {
      ...shown,
      document: documents.get(row.documentId ?? '') ?? null,
      own:
        held === undefined
          ? null
          : { ...ownOf(row, held, today), policyNumber: held.policyNumber ?? row.policyNumber },
      people: theirs === null ? people : null,
      assigning: assigning.has(row.id),
    };
  });
}

/** People of a coverage, in their order. */
export async function coveragePeopleOf(
  context: Context,
  coverage: CoverageRow,
  rows: readonly CoveredRow[],
): Promise<CoveragePerson[]> {
  const today = await todayOf(context);
  const people = await peopleById(
    context,
    rows.flatMap(({ userId, assignedBy }) => [userId, assignedBy ?? userId]),
  );
  return rows.flatMap((row) => {
    const user = people.get(row.userId);
    if (user === undefined) return [];
    const { startsOn, endsOn, valid } = ownOf(coverage, row, today);
    return [
      {
        id: row.id,
        user,
        policyNumber: row.policyNumber ?? coverage.policyNumber,
        startsOn,
        endsOn,
        valid,
        assignedBy: people.get(row.assignedBy ?? '') ?? null,
        createdAt: row.createdAt,
      },
    ];
  });
}
