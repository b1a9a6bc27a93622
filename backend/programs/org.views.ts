/** Programs and their people as administrators see them, in a number of reads that depends on neither. */
import { isLate } from '#schema/programs/programs.rules.ts';
import type { BuiltModule } from '#schema/programs/course.shapes.ts';
import type { OrgProgram, ProgramPerson } from '#schema/programs/programs.shapes.ts';
import { filesByKey } from '../files/files.rules.ts';
import type { Context } from '../http/context.ts';
import { peopleById } from '../people/users.rules.ts';
import { todayFor, type PersonRow, type ProgramRow } from './programs.access.ts';
import { programPieces, type KeptModule } from './programs.tables.ts';
import { linked, partsOf } from './programs.views.ts';

/** Programs for administrators, in their order. */
export async function orgProgramsOf(context: Context, rows: readonly ProgramRow[]): Promise<OrgProgram[]> {
  const shown = await partsOf(context, rows);
  const { rows: pieces } = await context.store.list(programPieces, {
    where: { what: 'assign', programId: { in: rows.map(({ id }) => id) } },
  });
  const assigning = new Set(pieces.map(({ programId }) => programId));
  return rows.map((row) => ({
    ...shown(row),
    badgeId: row.badgeId,
    categoryId: row.categoryId,
    surveyId: row.surveyId,
    formId: row.formId,
    assigned: row.assigned,
    started: row.started,
    waiting: row.waiting,
    finished: row.finished,
    assigning: assigning.has(row.id),
    remindedOn: row.remindedOn,
  }));
}

/** People of one program for administrators, in their order. */
export async function peopleOf(
  context: Context,
  program: ProgramRow,
  rows: readonly PersonRow[],
): Promise<ProgramPerson[]> {
  const people = await peopleById(
    context,
    rows.map(({ userId }) => userId),
  );
  const today = await todayFor(context);
  return rows.flatMap((row) => {
    const user = people.get(row.userId);
    if (user === undefined) return [];
    const { id, programId, standing, assigned, dueOn, done, finishedAt, reward, createdAt } = row;
    const percent =
      program.type === 'course'
        ? program.lessons === 0
          ? 0
          : Math.floor((Math.min(done, program.lessons) * 100) / program.lessons)
        : standing === 'finished'
          ? 100
          : 0;
    const late = isLate(row, today);
    return [
      {
        id,
        programId,
        user,
        standing,
        assigned,
        dueOn,
        late,
        finished: done,
        percent,
        finishedAt,
        reward,
        createdAt,
      },
    ];
  });
}

/** Modules for their builder, with the files of lessons. */
export async function builtModulesOf(
  context: Context,
  modules: readonly KeptModule[],
): Promise<BuiltModule[]> {
  const files = await filesByKey(
    context.store,
    modules.flatMap(({ lessons }) => lessons.flatMap(({ fileKey }) => fileKey ?? [])),
  );
  return Promise.all(
    modules.map(async (one) => ({
      ...one,
      lessons: await Promise.all(
        one.lessons.map(async (lesson) => {
          const file = files.get(lesson.fileKey ?? '');
          return {
            ...lesson,
            requires: [...lesson.requires],
            file: file === undefined ? null : await linked(context, file),
          };
        }),
      ),
    })),
  );
}
