/** Programs as their readers see them, in a number of reads that depends on neither programs nor people. */
import { wording } from '#schema/kit/wording.ts';
import {
  isLate,
  lessonStateOf,
  missingFor,
  nextLessonOf,
  progressOf,
  takesOn,
} from '#schema/programs/programs.rules.ts';
import type {
  LessonLine,
  OwnProgram,
  Program,
  ProgramDetail,
  ProgramSubmission,
} from '#schema/programs/programs.shapes.ts';
import { filesByKey, type FileRow } from '../files/files.rules.ts';
import { imageOf } from '../files/files.image.ts';
import type { Context } from '../http/context.ts';
import { peopleById } from '../people/users.rules.ts';
import { badges } from '../program/program.tables.ts';
import type { Row } from '../store/table.ts';
import { lessonsOf, todayFor, type PersonRow, type ProgramRow } from './programs.access.ts';
import { formOf } from './forms.ts';
import {
  programCategories,
  programs,
  programSteps,
  programSubmissions,
  type KeptLesson,
} from './programs.tables.ts';

export type StepRow = Row<typeof programSteps>;
type SubmissionRow = Row<typeof programSubmissions>;
type Linking = Pick<Context, 'linkTo'>;

/** A file with an address for the reader. */
export const linked = async (
  { linkTo }: Linking,
  { id, name, contentType, size }: Pick<FileRow, 'id' | 'name' | 'contentType' | 'size'>,
) => ({ name, contentType, size, url: await linkTo(id) });

/** The lessons of a course with what a person did in them. */
export function linesOf(lessons: readonly KeptLesson[], steps: readonly StepRow[]): LessonLine[] {
  const stepOf = new Map(steps.map((step) => [step.lessonId, step]));
  return lessons.map((lesson) => {
    const step = stepOf.get(lesson.id);
    return {
      id: lesson.id,
      kind: lesson.kind,
      title: lesson.title,
      titleEn: lesson.titleEn,
      passMark: lesson.passMark,
      requires: [...lesson.requires],
      state: lessonStateOf(lesson, lessons, steps),
      missingIds: [...missingFor(lesson, lessons, steps)],
      score: step?.score ?? null,
      attempts: step?.attempts ?? 0,
      finishedAt: step?.finishedAt ?? null,
    };
  });
}

/** What every reader sees of programs beside their rows: categories and badges. */
export async function partsOf(context: Context, rows: readonly ProgramRow[]) {
  const { store } = context;
  const { rows: categories } = await store.list(programCategories);
  const badgeIds = rows.flatMap(({ badgeId }) => badgeId ?? []);
  const { rows: given } =
    badgeIds.length === 0 ? { rows: [] } : await store.list(badges, { where: { id: { in: badgeIds } } });
  const badgeBy = new Map(
    await Promise.all(
      given.map(
        async (badge) =>
          [
            badge.id,
            { id: badge.id, name: badge.name, imageUrl: await imageOf(badge, context.linkTo) },
          ] as const,
      ),
    ),
  );
  const categoryBy = new Map(categories.map((one) => [one.id, one]));
  return (row: ProgramRow) => ({
    id: row.id,
    name: row.name,
    nameEn: row.nameEn,
    description: row.description,
    descriptionEn: row.descriptionEn,
    type: row.type,
    category: categoryBy.get(row.categoryId ?? '') ?? null,
    imageKey: row.imageKey,
    points: row.points,
    badge: badgeBy.get(row.badgeId ?? '') ?? null,
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    open: row.open,
    active: row.active,
    lessons: row.lessons,
    createdAt: row.createdAt,
  });
}

/** The place of a person; null for one who left an open program. */
function ownOf(
  program: ProgramRow,
  person: PersonRow | undefined,
  { steps, today, reason }: { steps: readonly StepRow[]; today: string; reason: string | null },
): OwnProgram | null {
  if (person === undefined || (person.standing === 'withdrawn' && program.open)) return null;
  const lessons = lessonsOf(program);
  const { finished, percent } = progressOf(lessons, steps);
  const isFinished = person.standing === 'finished';
  return {
    standing: person.standing,
    assigned: person.assigned,
    dueOn: person.dueOn,
    late: isLate(person, today),
    finished,
    percent: program.type === 'course' ? percent : isFinished ? 100 : 0,
    nextLessonId: nextLessonOf(lessons, steps) ?? null,
    addedSince: isFinished ? lessons.length - finished : 0,
    finishedAt: person.finishedAt,
    reward: person.reward,
    reason: person.standing === 'sent_back' ? reason : null,
  };
}

/** Programs for the caller, in their order, with the caller's places. */
export async function programsOf(
  context: Context,
  rows: readonly ProgramRow[],
  places: readonly PersonRow[],
): Promise<Program[]> {
  const { store, me } = context;
  const today = await todayFor(context);
  const shown = await partsOf(context, rows);
  const placeOf = new Map(places.map((one) => [one.programId, one]));
  const { rows: steps } =
    places.length === 0
      ? { rows: [] }
      : await store.list(programSteps, {
          where: { userId: me.id, programId: { in: places.map(({ programId }) => programId) } },
        });
  const back = places.flatMap(({ id, standing }) => (standing === 'sent_back' ? [id] : []));
  const { rows: returned } =
    back.length === 0
      ? { rows: [] }
      : await store.list(programSubmissions, {
          where: { personId: { in: back }, status: 'sent_back' },
          order: [['createdAt', 'asc']],
        });
  const reasons = new Map(returned.map(({ programId, reason }) => [programId, reason]));
  const stepsOf = Map.groupBy(steps, ({ programId }) => programId);
  return rows.map((row) => ({
    ...shown(row),
    takes: takesOn(row, today),
    own: ownOf(row, placeOf.get(row.id), {
      steps: stepsOf.get(row.id) ?? [],
      today,
      reason: reasons.get(row.id) ?? null,
    }),
  }));
}

/** A program with the caller's lessons, or its form and what the caller handed in. */
export async function detailOf(
  context: Context,
  program: ProgramRow,
  person: PersonRow | undefined,
): Promise<ProgramDetail> {
  const { store, me } = context;
  const [shown] = await programsOf(context, [program], person === undefined ? [] : [person]);
  if (shown === undefined) throw new Error('a row gives a program');
  const { rows: steps } =
    program.type === 'course'
      ? await store.list(programSteps, { where: { programId: program.id, userId: me.id } })
      : { rows: [] };
  const lines = new Map(linesOf(lessonsOf(program), steps).map((line) => [line.id, line]));
  const { rows: handedIn } =
    person === undefined || program.type === 'course'
      ? { rows: [] }
      : await store.list(programSubmissions, {
          where: { personId: person.id },
          order: [
            ['createdAt', 'desc'],
            ['id', 'desc'],
          ],
          limit: 1,
        });
  return {
    ...shown,
    modules: program.modules.map(({ id, title, titleEn, lessons }) => ({
      id,
      title,
      titleEn,
      lessons: lessons.flatMap((lesson) => lines.get(lesson.id) ?? []),
    })),
    ...(await formOf(store, program.type === 'custom' ? program : {})),
    submission: (await submissionsOf(context, handedIn))[0] ?? null,
  };
}

/** The names of programs for notices about them, by id. */
export async function programNames(
  { store, language }: Pick<Context, 'store' | 'language'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await store.list(programs, { where: { id: { in: [...new Set(ids)] } } });
  return new Map(rows.map(({ id, name, nameEn }) => [id, wording(name, nameEn, language)]));
}

/** Submissions with their people and files. */
export async function submissionsOf(
  context: Context,
  rows: readonly SubmissionRow[],
): Promise<ProgramSubmission[]> {
  if (rows.length === 0) return [];
  const people = await peopleById(
    context,
    rows.map(({ userId }) => userId),
  );
  const files = await filesByKey(
    context.store,
    rows.flatMap(({ fileKeys }) => fileKeys),
  );
  const shown: ProgramSubmission[] = [];
  for (const row of rows) {
    const user = people.get(row.userId);
    if (user === undefined) continue;
    const { id, programId, questions, answers, message, fileKeys, status, reason, decidedAt, createdAt } =
      row;
    shown.push({
      id,
      programId,
      user,
      questions: [...questions],
      answers: [...answers],
      message,
      files: await Promise.all(
        fileKeys.flatMap((key) => files.get(key) ?? []).map((file) => linked(context, file)),
      ),
      status,
      reason,
      decidedAt,
      createdAt,
    });
  }
  return shown;
}
