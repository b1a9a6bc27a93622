/**
 * Four programs: a course that most of one department and some of another have finished, one in whose middle the employee
 * is, a custom one with a submission that waits, and an open one.
 */
import { fold } from '#backend/kit/fold.ts';
import {
  programCategories,
  programPeople,
  programs,
  programSteps,
  programSubmissions,
  type KeptModule,
} from '#backend/programs/programs.tables.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import { may } from '#schema/permissions.ts';
import type { ProgramStanding } from '#schema/programs/programs.rules.ts';
import { day, hour, instant } from '../calendar.ts';
import { rowsOf, type Plan } from '../plan.ts';
import { hostedFormOf } from './hostedForm.ts';
import {
  toldAnswer,
  toldCategories,
  toldForm,
  toldPrograms,
  type Told,
  type ToldProgram,
} from './programs.told.ts';
import type { Person } from './users.seed.ts';

/** Shares of two departments that have finished the first course, in percent. */
const shares = [78, 41] as const;

function modulesOf(told: ToldProgram, words: 0 | 1): readonly KeptModule[] {
  let place = 0;
  return told.modules.map(({ title, lessons }, module) => ({
    id: `m${module}`,
    title: title[words],
    titleEn: title[1],
    lessons: lessons.map(({ kind, title: name, text, url = null, asks = [], after = [] }) => ({
      id: `l${place++}`,
      kind,
      title: name[words],
      titleEn: name[1],
      text: text[words],
      textEn: text[1],
      fileKey: null,
      url,
      surveyId: null,
      formId: null,
      passMark: kind === 'quiz' ? 100 : null,
      quiz: asks.map(({ question, options }, at) => ({
        id: `q${at}`,
        question: question[words],
        questionEn: question[1],
        options: options.map((option: Told, which) => ({
          id: `q${at}o${which}`,
          text: option[words],
          textEn: option[1],
          correct: which === 0,
        })),
      })),
      requires: after.map((one) => `l${one}`),
    })),
  }));
}

/** Empty in a new company. */
export function programSeed(plan: Plan, people: readonly Person[]): RowsByTable {
  const { profile, calendar, newId, size } = plan;
  const author = people.find(({ role }) => role === 'admin');
  if (size.scene === 'newCompany' || author === undefined) return {};
  const words = profile.words === 'es' ? 0 : 1;
  const { now } = calendar;
  const staff = people.filter(({ role, until }) => may(role, 'programs.see') && until >= now);
  const employee = staff.find(({ role, isPersona }) => role === 'employee' && isPersona);
  const categories = toldCategories.map((name): Row<typeof programCategories> => ({
    id: newId('program_categories'),
    name: name[words],
    nameEn: name[1],
    icon: null,
    active: true,
  }));
  const form = hostedFormOf(plan, toldForm, author.id);
  const made = {
    programs: [] as Row<typeof programs>[],
    people: [] as Row<typeof programPeople>[],
    steps: [] as Row<typeof programSteps>[],
    submissions: [] as Row<typeof programSubmissions>[],
  };

  /** Adds a person to a program, with so many finished lessons. */
  const add = (
    program: Row<typeof programs>,
    {
      id: userId,
      departmentId = null,
    }: { readonly id: string; readonly departmentId?: string | null | undefined },
    { standing, done = 0, due }: { standing: ProgramStanding; done?: number; due: number | null },
  ): Row<typeof programPeople> => {
    const at = instant(now - 12 * day);
    const row: Row<typeof programPeople> = {
      id: newId('program_people'),
      programId: program.id,
      userId,
      departmentId,
      standing,
      assigned: due !== null,
      dueOn: due === null ? null : calendar.date(due),
      done,
      finishedAt: standing === 'finished' ? instant(now - 2 * day) : null,
      reward: 'none',
      reminded: 0,
      createdAt: at,
      joinedAt: due === null ? at : null,
    };
    made.people.push(row);
    for (const { id: lessonId, kind } of program.modules.flatMap(({ lessons }) => lessons).slice(0, done))
      made.steps.push({
        id: newId('program_steps'),
        programId: program.id,
        userId,
        lessonId,
        place: 100,
        score: kind === 'quiz' ? 100 : null,
        attempts: 1,
        answers: [],
        finishedAt: instant(now - 2 * day - hour),
        createdAt: at,
      });
    return row;
  };

  for (const [index, told] of toldPrograms.entries()) {
    const modules = modulesOf(told, words);
    made.programs.push({
      id: newId('programs'),
      name: told.name[words],
      nameEn: told.name[1],
      description: told.about[words],
      descriptionEn: told.about[1],
      fold: fold([...told.name, ...told.about].join(' ')),
      type: told.type,
      categoryId: categories[told.category]?.id ?? null,
      imageKey: told.picture,
      // Points of what was finished were paid before this product was used.
      points: told.points,
      badgeId: null,
      startsOn: null,
      endsOn: null,
      open: told.open,
      active: true,
      surveyId: null,
      formId: told.type === 'custom' ? form.id : null,
      modules,
      lessons: modules.reduce((sum, { lessons }) => sum + lessons.length, 0),
      assigned: 0,
      started: 0,
      waiting: 0,
      finished: 0,
      recheck: false,
      remindedOn: null,
      createdBy: author.id,
      createdAt: instant(now - (40 - index * 8) * day),
    });
  }
  const [welcome, safety, growth, volunteers] = made.programs;
  const teams = [...Map.groupBy(staff, ({ departmentId }) => departmentId).values()]
    .filter((team) => team.length > 2 && team[0]?.departmentId !== undefined)
    .toSorted((one, other) => other.length - one.length);
  for (const [which, share] of shares.entries())
    for (const [place, person] of (teams[which] ?? []).entries()) {
      if (welcome === undefined) break;
      const isDone = place < Math.round(((teams[which]?.length ?? 0) * share) / 100);
      add(
        welcome,
        person,
        isDone ? { standing: 'finished', done: 2, due: -3 } : { standing: 'assigned', due: 9 },
      );
    }
  if (employee !== undefined && safety !== undefined)
    add(safety, employee, { standing: 'started', done: 1, due: 6 });
  for (const person of staff.filter(({ role }) => role === 'employee').slice(3, 6))
    if (volunteers !== undefined) add(volunteers, person, { standing: 'assigned', due: null });
  const other = staff.find((person) => person !== employee && person.role === 'employee');
  if (other !== undefined && growth !== undefined) {
    const { id: personId } = add(growth, other, { standing: 'submitted', due: 4 });
    const [{ id: questionId } = { id: '' }] = form.questions;
    made.submissions.push({
      id: newId('program_submissions'),
      programId: growth.id,
      personId,
      userId: other.id,
      questions: form.questions,
      answers: [{ questionId, optionIds: [], text: toldAnswer[words], number: null, date: null }],
      message: '',
      fileKeys: [],
      status: 'submitted',
      reason: null,
      decidedBy: null,
      decidedAt: null,
      createdAt: instant(now - 5 * hour),
    });
  }
  return {
    ...form.rows,
    ...rowsOf(programCategories, categories),
    ...rowsOf(
      programs,
      made.programs.map((row) => {
        const theirs = made.people.filter(({ programId }) => programId === row.id);
        const count = (...standings: readonly ProgramStanding[]): number =>
          theirs.filter(({ standing }) => standings.includes(standing)).length;
        return {
          ...row,
          assigned: theirs.length,
          started: count('started', 'sent_back'),
          waiting: count('submitted'),
          finished: count('finished'),
        };
      }),
    ),
    ...rowsOf(programPeople, made.people),
    ...rowsOf(programSteps, made.steps),
    ...rowsOf(programSubmissions, made.submissions),
  };
}
