/** People take part in programs: they join, open lessons, finish them, and hand in. */
import { may } from '#schema/permissions.ts';
import { pageSize } from '#schema/limits.ts';
import type { programEndpoints } from '#schema/programs/programs.endpoints.ts';
import { lessonStateOf, programLimits, scoreOf } from '#schema/programs/programs.rules.ts';
import type { Program } from '#schema/programs/programs.shapes.ts';
import { filesByKey, holdFiles, ownUploads } from '../files/files.rules.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { pageFrom } from '../http/pages.ts';
import { organizations } from '../organization/organization.tables.ts';
import { nameOf } from '../people/users.rules.ts';
import { refuse } from '../surveys/surveys.access.ts';
import { checkedAnswers } from '../surveys/submitting.ts';
import { formOf } from './forms.ts';
import {
  expectOpen,
  expectTaking,
  lessonsOf,
  personIn,
  programBy,
  refuseAt,
  seenProgram,
  takesPartIn,
  todayFor,
  type PersonRow,
  type ProgramRow,
} from './programs.access.ts';
import {
  programPeople,
  programs,
  programSteps,
  programSubmissions,
  type KeptLesson,
} from './programs.tables.ts';
import { detailOf, linesOf, linked, programsOf, submissionsOf, type StepRow } from './programs.views.ts';
import { countChange, finishIfDone, setStanding } from './standings.ts';

type Calls =
  | 'list'
  | 'program'
  | 'join'
  | 'leave'
  | 'lesson'
  | 'keepPlace'
  | 'submitLesson'
  | 'submit'
  | 'submissions'
  | 'certificate';

const stepsIn = async ({ store, me }: Context, programId: string): Promise<readonly StepRow[]> =>
  (await store.list(programSteps, { where: { programId, userId: me.id } })).rows;

async function shown(context: Context, id: string) {
  return detailOf(context, await programBy(context, id), await personIn(context.store, id, context.me.id));
}

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

/** Unfinished ones by their due day, then finished ones; what nobody assigned is in the order given, newest first. */
function inOrder(all: readonly Program[]): Program[] {
  const rank = ({ own }: Program): number => (own === null ? 1 : own.standing === 'finished' ? 2 : 0);
  const due = ({ own }: Program): string => own?.dueOn ?? '9999';
  return all.toSorted(
    (one, other) => rank(one) - rank(other) || (rank(one) === 0 ? due(one).localeCompare(due(other)) : 0),
  );
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

export const takingService: Pick<Service<typeof programEndpoints>, Calls> = {
  async list(context, { query: { categoryId, status } }) {
    const { store, me } = context;
    const today = await todayFor(context);
    const { rows: places } = await store.list(programPeople, { where: { userId: me.id } });
    const placeOf = new Map(places.map((one) => [one.programId, one]));
    const { rows } = await store.list(programs, {
      where: {
        ...(categoryId === undefined ? {} : { categoryId }),
        or: [{ id: { in: [...placeOf.keys()] } }, { active: true, open: true }],
      },
      order: [['createdAt', 'desc']],
      limit: programLimits.shown,
    });
    const seen = rows.filter((row) => {
      const place = placeOf.get(row.id);
      if (place?.standing === 'finished') return true;
      return row.active && (takesPartIn(place) || (row.open && (row.endsOn === null || row.endsOn >= today)));
    });
    const all = await programsOf(
      context,
      seen,
      places.filter((place) => seen.some(({ id }) => id === place.programId)),
    );
    return inOrder(all).filter(({ own }) => status === undefined || own?.standing === status);
  },

  async program(context, { params: { id } }) {
    const { program, person } = await seenProgram(context, id);
    return detailOf(context, program, person);
  },

  async join(context, { params: { id } }) {
    const { store, me, at, newId } = context;
    const { program, person } = await seenProgram(context, id);
    if (person !== undefined && person.standing !== 'withdrawn') return detailOf(context, program, person);
    if (!program.open) refuse(context, 'program_not_joinable');
    await expectOpen(context, program);
    if (person === undefined) {
      await store.insert(programPeople, [
        {
          id: newId(),
          programId: id,
          userId: me.id,
          departmentId: me.departmentId,
          standing: 'assigned',
          assigned: false,
          dueOn: null,
          done: 0,
          finishedAt: null,
          reward: 'none',
          reminded: 0,
          createdAt: at,
        },
      ]);
      await countChange(store, id, 1, null, 'assigned');
    } else
      await setStanding(store, person, person.done > 0 ? 'started' : 'assigned', {
        assigned: false,
        dueOn: null,
      });
    return shown(context, id);
  },

  async leave(context, { params: { id } }) {
    const { person } = await seenProgram(context, id);
    if (!takesPartIn(person)) refuse(context, 'program_not_assigned');
    if (person.assigned) refuse(context, 'program_is_assigned');
    if (person.standing === 'submitted') refuse(context, 'program_waits');
    if (person.standing === 'finished') refuse(context, 'program_is_finished');
    await setStanding(context.store, person, 'withdrawn');
    return { success: true };
  },

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
      return { passed: true, score: step.score, wrongIds: [], program: await shown(context, programId) };
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
    return { passed, score, wrongIds: [...wrongIds], program: await shown(context, programId) };
  },

  async submit(context, { params: { type }, body: { programId, answers: given, message, attachmentKeys } }) {
    const { store, me, at, newId, language } = context;
    const program = await programBy(context, programId);
    const findings = new ValidationErrors(language);
    if (type === 'course' || program.type !== type) findings.add('programId', 'program_type');
    findings.throwIfAny();
    const person = await expectTaking(context, program);
    if (person.standing === 'submitted') refuse(context, 'program_waits');
    if (person.standing === 'finished') refuse(context, 'program_is_finished');
    if (program.type === 'generic' && message === '' && attachmentKeys.length === 0)
      findings.add('message', 'program_empty');
    await ownUploads(store, me, attachmentKeys, 'program-attachment', findings, 'attachmentKeys');
    findings.throwIfAny();
    const { questions } = await formOf(store, program.type === 'custom' ? program : {});
    const answers = checkedAnswers(context, questions, given);
    const id = newId();
    await store.insert(programSubmissions, [
      {
        id,
        programId,
        personId: person.id,
        userId: me.id,
        questions,
        answers,
        message,
        fileKeys: attachmentKeys,
        status: 'submitted',
        reason: null,
        decidedBy: null,
        decidedAt: null,
        createdAt: at,
      },
    ]);
    await holdFiles(store, attachmentKeys, id);
    await setStanding(store, person, 'submitted');
    return shown(context, programId);
  },

  async submissions(context, { params: { id }, query: { page, status } }) {
    const { me } = context;
    await seenProgram(context, id);
    const { items, pagination } = await pageFrom(
      context.store,
      programSubmissions,
      {
        where: {
          programId: id,
          ...(may(me.userType, 'programs.manage') ? {} : { userId: me.id }),
          ...(status === undefined ? {} : { status }),
        },
        order: [['createdAt', 'desc']],
      },
      { page, perPage: pageSize.default },
    );
    return { items: await submissionsOf(context, items), pagination };
  },

  async certificate(context, { params: { id } }) {
    const { store, me } = context;
    const { program, person } = await seenProgram(context, id);
    if (person === undefined || person.finishedAt === null) refuse(context, 'program_not_finished');
    const {
      rows: [organization],
    } = await store.list(organizations, { limit: 1 });
    return {
      programId: id,
      name: program.name,
      nameEn: program.nameEn,
      person: nameOf(me),
      organization: organization?.name ?? '',
      lessons: program.lessons,
      finishedAt: person.finishedAt,
      number: person.id.slice(-12).toUpperCase(),
    };
  },
};
