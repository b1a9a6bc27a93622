/** Administrators make programs, change them, copy them and delete them. */
import { pageSize } from '#schema/limits.ts';
import type { programEndpoints } from '#schema/programs/programs.endpoints.ts';
import { takeBackActs } from '../facts/takingPart.ts';
import { discardHeld } from '../files/files.rules.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors } from '../http/domainError.ts';
import { pageFrom } from '../http/pages.ts';
import { applyPatch, noneIfEmpty } from '../kit/applyPatch.ts';
import { fold } from '../kit/fold.ts';
import { partsOf } from '../kit/inParts.ts';
import { departments } from '../people/users.tables.ts';
import { badges } from '../program/program.tables.ts';
import type { Row } from '../store/table.ts';
import { refuse } from '../surveys/surveys.access.ts';
import { checkComplete, checkCourse, checkFiles, modulesFrom, settleFiles } from './course.ts';
import { checkForm } from './forms.ts';
import { lessonsOf, programBy, type ProgramRow } from './programs.access.ts';
import {
  programCategories,
  programPeople,
  programPieces,
  programs,
  programSteps,
  programSubmissions,
} from './programs.tables.ts';
import { builtModulesOf, orgProgramsOf } from './org.views.ts';

type Calls = 'all' | 'orgProgram' | 'create' | 'update' | 'activate' | 'copy' | 'removal' | 'remove';

async function shown(context: Context, row: ProgramRow) {
  const [program] = await orgProgramsOf(context, [row]);
  if (program === undefined) throw new Error(`program ${row.id} is not shown`);
  return program;
}

/** Raises 422 for each field that does not fit. An active program must be complete. */
async function expectSound(context: Context, row: ProgramRow, before?: ProgramRow): Promise<void> {
  const { store, language } = context;
  const findings = new ValidationErrors(language);
  const { startsOn, endsOn, categoryId, badgeId, points } = row;
  if (startsOn !== null && endsOn !== null && endsOn < startsOn) findings.add('endsOn', 'program_days');
  if (points > 0 && badgeId !== null) findings.add('badgeId', 'program_one_reward');
  // What finished people have read of their reward stays true.
  const change = (['points', 'badgeId'] as const).find((field) => row[field] !== (before ?? row)[field]);
  if (change !== undefined && (before?.finished ?? 0) > 0) findings.add(change, 'program_reward_given');
  if (categoryId !== null && categoryId !== before?.categoryId) {
    const [known] = await store.tally(programCategories, { where: { id: categoryId } });
    if ((known?.count ?? 0) === 0) findings.add('categoryId', 'id_unknown');
  }
  if (badgeId !== null && badgeId !== before?.badgeId) {
    const [known] = await store.tally(badges, { where: { id: badgeId, active: true } });
    if ((known?.count ?? 0) === 0) findings.add('badgeId', 'id_unknown');
  }
  if (row.type !== 'custom' && (row.surveyId !== null || row.formId !== null))
    findings.add(row.surveyId === null ? 'formId' : 'surveyId', 'program_type');
  await checkForm(store, row, before, { findings, at: '' });
  await checkCourse(context, row, before, findings);
  await checkFiles(context, row, before, findings);
  if (row.active) checkComplete(row, language, findings);
  findings.throwIfAny();
}

/** Takes back what the people of a program are counted for, before their rows go. */
async function uncount(context: Context, programId: string): Promise<void> {
  const { rows } = await context.store.list(programPeople, { columns: ['id'], where: { programId } });
  for (const some of partsOf(rows.map(({ id }) => id)))
    for (const act of ['programsJoined', 'programsFinished'] as const) await takeBackActs(context, act, some);
}

/** What follows from the other fields. */
const settled = (row: ProgramRow): ProgramRow => ({
  ...row,
  fold: fold([row.name, row.nameEn, row.description, row.descriptionEn].join(' ')),
  lessons: lessonsOf(row).length,
});

/** Forgets what people did in lessons that are gone; they may have finished all others. */
async function dropLessons({ store }: Context, row: ProgramRow, before: ProgramRow): Promise<void> {
  const kept = new Set(lessonsOf(row).map(({ id }) => id));
  for (const { id: lessonId } of lessonsOf(before)) {
    if (kept.has(lessonId)) continue;
    const { rows } = await store.list(programSteps, {
      columns: ['userId', 'finishedAt'],
      where: { programId: row.id, lessonId },
    });
    const done = rows.flatMap(({ userId, finishedAt }) => (finishedAt === null ? [] : [userId]));
    await store.update(programPeople, { programId: row.id, userId: { in: done } }, { done: { inc: -1 } });
    await store.remove(programSteps, { programId: row.id, lessonId });
  }
}

const emptyCounters = {
  assigned: 0,
  started: 0,
  waiting: 0,
  finished: 0,
  recheck: false,
  remindedOn: null,
} as const;

/** People of a program by department, with those who have finished. */
async function departmentsOf({ store }: Context, programId: string) {
  const counted = await store.tally(programPeople, {
    where: { programId, standing: { ne: 'withdrawn' } },
    by: ['departmentId', 'standing'],
  });
  const byDepartment = Map.groupBy(counted, ({ departmentId }) => departmentId);
  const { rows } = await store.list(departments, {
    where: { id: { in: [...byDepartment.keys()].flatMap((id) => id ?? []) } },
  });
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const sum = (some: readonly { readonly count: number }[]): number =>
    some.reduce((total, { count }) => total + count, 0);
  return [...byDepartment].map(([departmentId, some]) => ({
    departmentId,
    name: names.get(departmentId ?? '') ?? null,
    assigned: sum(some),
    finished: sum(some.filter(({ standing }) => standing === 'finished')),
  }));
}

export const makingService: Pick<Service<typeof programEndpoints>, Calls> = {
  async all(context, { query: { page, keywords, type, categoryId, active } }) {
    const words = fold(keywords ?? '');
    const { items, pagination } = await pageFrom(
      context.store,
      programs,
      {
        where: {
          ...(words === '' ? {} : { fold: { has: words } }),
          ...(type === undefined ? {} : { type }),
          ...(categoryId === undefined ? {} : { categoryId }),
          ...(active === undefined ? {} : { active }),
        },
        order: [['createdAt', 'desc']],
      },
      { page, perPage: pageSize.default },
    );
    return { items: await orgProgramsOf(context, items), pagination };
  },

  async orgProgram(context, { params: { id } }) {
    const row = await programBy(context, id);
    return {
      ...(await shown(context, row)),
      modules: await builtModulesOf(context, row.modules),
      departments: await departmentsOf(context, id),
    };
  },

  async create(context, { body }) {
    const { store, me, at, newId } = context;
    const row = settled({
      id: newId(),
      name: body.name,
      nameEn: noneIfEmpty(body.nameEn) ?? null,
      description: body.description ?? '',
      descriptionEn: noneIfEmpty(body.descriptionEn) ?? null,
      fold: '',
      type: body.type,
      categoryId: body.categoryId ?? null,
      imageKey: body.imageKey ?? null,
      points: body.points ?? 0,
      badgeId: body.badgeId ?? null,
      startsOn: body.startsOn ?? null,
      endsOn: body.endsOn ?? null,
      open: body.open ?? false,
      active: false,
      surveyId: body.surveyId ?? null,
      formId: body.formId ?? null,
      modules: modulesFrom(body.modules ?? []),
      lessons: 0,
      ...emptyCounters,
      createdBy: me.id,
      createdAt: at,
    });
    await expectSound(context, row);
    await store.insert(programs, [row]);
    await settleFiles(context, row, undefined);
    return shown(context, row);
  },

  async update(context, { body }) {
    const { store } = context;
    const old = await programBy(context, body.id);
    expectBase(context, body, old);
    const { modules, ...given } = body;
    const patched = applyPatch<ProgramRow>(old, {
      ...given,
      nameEn: noneIfEmpty(given.nameEn),
      descriptionEn: noneIfEmpty(given.descriptionEn),
    });
    const row = settled({
      ...patched,
      // A form of the other kind replaces the present one.
      formId: typeof body.surveyId === 'string' && body.formId === undefined ? null : patched.formId,
      surveyId: typeof body.formId === 'string' && body.surveyId === undefined ? null : patched.surveyId,
      modules: modules === undefined ? old.modules : modulesFrom(modules),
    });
    await expectSound(context, row, old);
    const { id, ...change } = row;
    const recheck =
      old.recheck || lessonsOf(old).some((one) => !lessonsOf(row).some((now) => now.id === one.id));
    await store.update(programs, { id }, { ...change, recheck });
    await dropLessons(context, row, old);
    // Who was reminded of the last day of the program is reminded of the new one.
    if (old.endsOn !== null && row.endsOn !== old.endsOn)
      await store.update(
        programPeople,
        { programId: id, reminded: { gt: 0 }, or: [{ dueOn: null }, { dueOn: { gt: old.endsOn } }] },
        { reminded: 0 },
      );
    await settleFiles(context, row, old);
    return shown(context, row);
  },

  async activate(context, { params: { id }, body: { active } }) {
    const old = await programBy(context, id);
    if (old.active === active) refuse(context, active ? 'program_active' : 'program_inactive');
    const row = { ...old, active };
    if (active) await expectSound(context, row, old);
    await context.store.update(programs, { id }, { active });
    return shown(context, row);
  },

  async copy(context, { params: { id } }) {
    const { store, me, at, newId, language } = context;
    const old = await programBy(context, id);
    const copied = language === 'en' ? 'copy' : 'copia';
    const row = settled({
      ...old,
      id: newId(),
      name: `${old.name.slice(0, 110)} (${copied})`,
      nameEn: old.nameEn === null ? null : `${old.nameEn.slice(0, 110)} (copy)`,
      active: false,
      // A file belongs to one program.
      modules: old.modules.map((one) => ({
        ...one,
        lessons: one.lessons.map((lesson) => ({ ...lesson, fileKey: null })),
      })),
      ...emptyCounters,
      createdBy: me.id,
      createdAt: at,
    });
    await store.insert(programs, [row]);
    return shown(context, row);
  },

  async removal(context, { params: { id } }) {
    const { assigned, started, waiting, finished } = await programBy(context, id);
    const [unpaid] = await context.store.tally(programPeople, { where: { programId: id, reward: 'due' } });
    return { assigned, begun: started, waiting, finished, unpaid: unpaid?.count ?? 0 };
  },

  async remove(context, { body: { id } }) {
    const { store } = context;
    const row = await programBy(context, id);
    const { rows } = await store.list(programSubmissions, { columns: ['id'], where: { programId: id } });
    await discardHeld(context, [
      id,
      ...rows.map((one: Pick<Row<typeof programSubmissions>, 'id'>) => one.id),
    ]);
    await uncount(context, id);
    for (const table of [programSubmissions, programSteps, programPeople, programPieces] as const)
      await store.remove(table, { programId: row.id });
    await store.remove(programs, { id });
    return { success: true };
  },
};
