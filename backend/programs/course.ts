/** The content of a course as it is stored, and what must be right about it. */
import { wording } from '#schema/kit/wording.ts';
import type { Language } from '#schema/limits.ts';
import { circleIn, programLimits } from '#schema/programs/programs.rules.ts';
import type { LessonInput, ModuleInput } from '#schema/programs/course.shapes.ts';
import { filesByKey, holdFiles, isFree } from '../files/files.rules.ts';
import type { Context } from '../http/context.ts';
import type { ValidationErrors } from '../http/domainError.ts';
import { noneIfEmpty } from '../kit/applyPatch.ts';
import { checkForm } from './forms.ts';
import { lessonsOf, type ProgramRow } from './programs.access.ts';
import type { KeptLesson, KeptModule } from './programs.tables.ts';

const english = (text: string | null | undefined): string | null => noneIfEmpty(text) ?? null;

/** A lesson keeps what its kind shows; the rest of what was typed is left out. */
const lessonFrom = (given: LessonInput): KeptLesson => ({
  id: given.id,
  kind: given.kind,
  title: given.title,
  titleEn: english(given.titleEn),
  text: given.text,
  textEn: english(given.textEn),
  fileKey: given.kind === 'file' ? (given.fileKey ?? null) : null,
  url: given.kind === 'video' ? (given.url ?? null) : null,
  surveyId: given.kind === 'form' ? (given.surveyId ?? null) : null,
  formId: given.kind === 'form' ? (given.formId ?? null) : null,
  passMark: given.kind === 'quiz' ? (given.passMark ?? null) : null,
  quiz:
    given.kind !== 'quiz'
      ? []
      : given.quiz.map(({ id, question, questionEn, options }) => ({
          id,
          question,
          questionEn: english(questionEn),
          options: options.map((option) => ({ ...option, textEn: english(option.textEn) })),
        })),
  requires: [...new Set(given.requires)],
});

/** The modules of a course as they are stored. */
export const modulesFrom = (given: readonly ModuleInput[]): readonly KeptModule[] =>
  given.map(({ id, title, titleEn, lessons }) => ({
    id,
    title,
    titleEn: english(titleEn),
    lessons: lessons.map(lessonFrom),
  }));

/** The field of what a lesson of this kind cannot be without; undefined if it has it. */
function missingIn(lesson: KeptLesson): string | undefined {
  switch (lesson.kind) {
    case 'text':
      return lesson.text.trim() === '' ? 'text' : undefined;
    case 'file':
      return lesson.fileKey === null ? 'fileKey' : undefined;
    case 'video':
      return lesson.url === null ? 'url' : undefined;
    case 'form':
      return lesson.surveyId === null && lesson.formId === null ? 'surveyId' : undefined;
    case 'quiz':
      return lesson.quiz.length === 0 ? 'quiz' : lesson.passMark === null ? 'passMark' : undefined;
  }
}

const placesOf = (modules: readonly KeptModule[]) =>
  modules.flatMap(({ lessons }, module) =>
    lessons.map((lesson, place) => ({ lesson, at: `modules.${module}.lessons.${place}.` })),
  );

/** Adds what is still missing before people can be let in. */
export function checkComplete(row: ProgramRow, language: Language, findings: ValidationErrors): void {
  if (row.type === 'custom' && row.surveyId === null && row.formId === null)
    findings.add('surveyId', 'program_form');
  if (row.type !== 'course') return;
  if (row.lessons === 0) findings.add('modules', 'program_no_lessons');
  for (const { lesson, at } of placesOf(row.modules)) {
    const field = missingIn(lesson);
    if (field !== undefined)
      findings.add(`${at}${field}`, 'program_lesson_content', {
        lesson: wording(lesson.title, lesson.titleEn, language),
      });
  }
}

/** Adds an error for each id that stands twice in a list. */
function checkIds(ids: readonly (readonly [id: string, field: string])[], findings: ValidationErrors): void {
  const seen = new Set<string>();
  for (const [id, field] of ids) {
    if (seen.has(id)) findings.add(field, 'program_id_twice');
    seen.add(id);
  }
}

/** Adds an error for each part of a course that does not fit the others. */
export async function checkCourse(
  context: Context,
  row: ProgramRow,
  before: ProgramRow | undefined,
  findings: ValidationErrors,
): Promise<void> {
  const places = placesOf(row.modules);
  const lessons = lessonsOf(row);
  if (row.type !== 'course' && row.modules.length > 0) findings.add('modules', 'program_type');
  if (lessons.length > programLimits.lessons)
    findings.add('modules', 'too_many', { maximum: programLimits.lessons });
  checkIds(
    row.modules.map(({ id }, place) => [id, `modules.${place}.id`]),
    findings,
  );
  checkIds(
    places.map(({ lesson, at }) => [lesson.id, `${at}id`]),
    findings,
  );
  const known = new Set(lessons.map(({ id }) => id));
  const old = new Map(before === undefined ? [] : lessonsOf(before).map((lesson) => [lesson.id, lesson]));
  const circle = new Set(circleIn(lessons));
  for (const { lesson, at } of places) {
    if (lesson.requires.some((id) => !known.has(id))) findings.add(`${at}requires`, 'id_unknown');
    if (circle.has(lesson.id))
      findings.add(`${at}requires`, 'program_circle', {
        lesson: wording(lesson.title, lesson.titleEn, context.language),
      });
    await checkForm(context.store, lesson, old.get(lesson.id), { findings, at });
    checkIds(
      lesson.quiz.flatMap(({ id, options }, question) => [
        [id, `${at}quiz.${question}.id`] as const,
        ...options.map((option, place) => [option.id, `${at}quiz.${question}.options.${place}.id`] as const),
      ]),
      findings,
    );
    for (const [question, { options }] of lesson.quiz.entries())
      if (!options.some(({ correct }) => correct))
        findings.add(`${at}quiz.${question}.options`, 'program_no_right_answer');
  }
}

const keysOf = (row: ProgramRow | undefined): readonly string[] =>
  row === undefined ? [] : lessonsOf(row).flatMap(({ fileKey }) => fileKey ?? []);

/** Adds an error for each file that is neither the program's nor a free upload of the caller. */
export async function checkFiles(
  { store, me }: Context,
  row: ProgramRow,
  before: ProgramRow | undefined,
  findings: ValidationErrors,
): Promise<void> {
  const kept = new Set(keysOf(before));
  const files = await filesByKey(
    store,
    keysOf(row).filter((key) => !kept.has(key)),
  );
  for (const { lesson, at } of placesOf(row.modules))
    if (
      lesson.fileKey !== null &&
      !kept.has(lesson.fileKey) &&
      !isFree(files.get(lesson.fileKey), me, 'program-attachment')
    )
      findings.add(`${at}fileKey`, 'file_unknown');
}

/** Holds the new files of a course, and discards those that no lesson shows any more. */
export async function settleFiles(
  context: Context,
  row: ProgramRow,
  before: ProgramRow | undefined,
): Promise<void> {
  const [now, old] = [keysOf(row), keysOf(before)];
  await holdFiles(
    context.store,
    now.filter((key) => !old.includes(key)),
    row.id,
  );
  for (const key of old) if (!now.includes(key)) context.discard(key);
}
