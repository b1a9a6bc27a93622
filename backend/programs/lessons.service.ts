/** People open lessons, keep their place in them, and finish them. */
import { may } from '#schema/permissions.ts';
import type { programEndpoints } from '#schema/programs/programs.endpoints.ts';
import { lessonStateOf, scoreOf } from '#schema/programs/programs.rules.ts';
import { filesByKey } from '../files/files.rules.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { refuse } from '../surveys/surveys.access.ts';
import { checkedAnswers } from '../surveys/submitting.ts';
import { formOf } from './forms.ts';
import {
  expectTaking,
  lessonsOf,
  programBy,
  refuseAt,
  seenProgram,
  takesPartIn,
  type PersonRow,
  type ProgramRow,
} from './programs.access.ts';
import { programPeople, programSteps, type KeptLesson } from './programs.tables.ts';
import { linesOf, linked, type StepRow } from './programs.views.ts';
import { finishIfDone, setStanding } from './standings.ts';
import { shownAgain } from './taking.service.ts';

type Calls = 'lesson' | 'keepPlace' | 'submitLesson';

const stepsIn = async ({ store, me }: Context, programId: string): Promise<readonly StepRow[]> =>
  (await store.list(programSteps, { where: { programId, userId: me.id } })).rows;

/** A lesson of a program. Raises 404. */
function lessonIn({ language }: Context, program: ProgramRow, id: string): KeptLesson {
  const lesson = lessonsOf(program).find((one) => one.id === id);
  if (lesson === undefined) throw domainError('not_found', language);
  return lesson;
}

/** Raises 409 for a lesson that waits for others. */
function expectUnlocked(
  context: Context,
  program: ProgramRow,
  lesson: KeptLesson,
  steps: readonly StepRow[],
): void {
  if (lessonStateOf(lesson, lessonsOf(program), steps) === 'locked')
    refuseAt(context, 'lessonId', 'program_lesson_locked');
}

/** The step of the caller in a lesson, made if there is none; the first one begins the program. */
async function stepIn(
  { store, me, newId, at }: Context,
  program: ProgramRow,
  { person, lessonId }: { readonly person: PersonRow; readonly lessonId: string },
): Promise<{ readonly step: StepRow; readonly person: PersonRow }> {
  const {
    rows: [known],
  } = await store.list(programSteps, { where: { programId: program.id, userId: me.id, lessonId } });
  const begun = person.standing === 'assigned' ? await setStanding(store, person, 'started') : person;
  if (known !== undefined) return { step: known, person: begun };
  const step: StepRow = {
    id: newId(),
    programId: program.id,
    userId: me.id,
    lessonId,
    place: 0,
    score: null,
    attempts: 0,
    answers: [],
    finishedAt: null,
    createdAt: at,
  };
  await store.insert(programSteps, [step]);
  return { step, person: begun };
}

/** How a lesson went: of a quiz by its score, of a form by its answers, of the others by opening them. */
async function attempt(
  context: Context,
  lesson: KeptLesson,
  answers: Parameters<typeof checkedAnswers>[2],
): Promise<{ passed: boolean; score: number | null; wrongIds: readonly string[]; kept: StepRow['answers'] }> {
  if (lesson.kind === 'quiz') {
    const { score, wrongIds } = scoreOf(lesson.quiz, answers);
    return { passed: score >= (lesson.passMark ?? 0), score, wrongIds, kept: [] };
  }
  const kept =
    lesson.kind === 'form'
      ? checkedAnswers(context, (await formOf(context.store, lesson)).questions, answers)
      : [];
  return { passed: true, score: null, wrongIds: [], kept };
}

export const lessonsService: Pick<Service<typeof programEndpoints>, Calls> = {
  async lesson(context, { params: { id, lessonId } }) {
    const { store, me } = context;
    const { program, person } = await seenProgram(context, id);
    const lesson = lessonIn(context, program, lessonId);
    const isTaking = takesPartIn(person);
    if (!isTaking && !may(me.userType, 'programs.manage')) refuse(context, 'program_not_assigned');
    const steps = await stepsIn(context, id);
    if (isTaking) expectUnlocked(context, program, lesson, steps);
    const lessons = lessonsOf(program);
    const place = lessons.indexOf(lesson);
    const line = linesOf(lessons, steps)[place];
    if (line === undefined) throw domainError('not_found', context.language);
    const step = steps.find((one) => one.lessonId === lessonId);
    const file = (await filesByKey(store, lesson.fileKey === null ? [] : [lesson.fileKey])).get(
      lesson.fileKey ?? '',
    );
    return {
      ...line,
      programId: id,
      moduleId: program.modules.find((one) => one.lessons.includes(lesson))?.id ?? '',
      text: lesson.text,
      textEn: lesson.textEn,
      file: file === undefined ? null : await linked(context, file),
      url: lesson.url,
      quiz: lesson.quiz.map(({ id: questionId, question, questionEn, options }) => ({
        id: questionId,
        question,
        questionEn,
        multiple: options.filter(({ correct }) => correct).length > 1,
        options: options.map(({ id: optionId, text, textEn }) => ({ id: optionId, text, textEn })),
      })),
      ...(await formOf(store, lesson)),
      myAnswers: [...(step?.answers ?? [])],
      place: step?.place ?? 0,
      previousId: lessons[place - 1]?.id ?? null,
      nextId: lessons[place + 1]?.id ?? null,
    };
  },

  async keepPlace(context, { params: { id }, body: { lessonId, place } }) {
    const program = await programBy(context, id);
    const person = await expectTaking(context, program);
    expectUnlocked(context, program, lessonIn(context, program, lessonId), await stepsIn(context, id));
    const { step } = await stepIn(context, program, { person, lessonId });
    await context.store.update(programSteps, { id: step.id }, { place });
    return { success: true };
  },

  async submitLesson(context, { body: { programId, lessonId, answers } }) {
    const { store, at } = context;
    const program = await programBy(context, programId);
    if (program.type !== 'course') {
      const findings = new ValidationErrors(context.language);
      findings.add('programId', 'program_type');
      findings.throwIfAny();
    }
    const place = await expectTaking(context, program);
    const lesson = lessonIn(context, program, lessonId);
    expectUnlocked(context, program, lesson, await stepsIn(context, programId));
    const { step, person } = await stepIn(context, program, { person: place, lessonId });
    // What is passed stays so: a second press, or a device that did not know, changes nothing.
    if (step.finishedAt !== null)
      return { passed: true, score: step.score, wrongIds: [], program: await shownAgain(context, programId) };
    const { passed, score, wrongIds, kept } = await attempt(context, lesson, answers);
    await store.update(
      programSteps,
      { id: step.id },
      { score, attempts: { inc: 1 }, answers: kept, finishedAt: passed ? at : null },
    );
    if (passed) {
      await store.update(programPeople, { id: person.id }, { done: { inc: 1 } });
      await finishIfDone(context, program, person);
    }
    return { passed, score, wrongIds: [...wrongIds], program: await shownAgain(context, programId) };
  },
};
