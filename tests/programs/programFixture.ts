/** Programs over the fixture of surveys: an administrator, a crowd, a budget, and days that pass. */
import { expect } from 'vitest';
import { modules } from '#backend/organization/organization.tables.ts';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import { programPeople, programs } from '#backend/programs/programs.tables.ts';
import type { Row } from '#backend/store/table.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import type { StoreKind } from '../support/deployment.ts';
import { openSurveyFixture, type SurveyFixture } from '#tests/backend/surveyFixture.ts';

/** Two of three answers of `quiz` are needed. */
export const quiz = {
  id: 'quiz',
  kind: 'quiz',
  title: 'Examen',
  pass_mark: 60,
  quiz: ['one', 'two', 'three'].map((id) => ({
    id,
    question: `¿${id}?`,
    options: [
      { id: `${id}-yes`, text: 'Sí', correct: true },
      { id: `${id}-no`, text: 'No', correct: false },
    ],
  })),
  requires: ['read'],
};
export const read = { id: 'read', kind: 'text', title: 'Leer', text: 'Lee esto.' };
export const extra = { id: 'more', kind: 'text', title: 'Más', text: 'También esto.' };
/** A text, and a quiz that waits for it. */
export const course = [{ id: 'm', title: 'Todo', lessons: [read, quiz] }];
/** Right answers to so many questions of `quiz`. */
export const answers = (right: number) =>
  ['one', 'two', 'three'].map((id, at) => ({
    question_id: id,
    option_ids: [at < right ? `${id}-yes` : `${id}-no`],
  }));

export interface ProgramFixture extends SurveyFixture {
  /** The day of Greenwich so many days from now. */
  day(days?: number): string;
  /** Makes an active program and returns its id; by default the course above. */
  program(more?: object): Promise<string>;
  assign(type: string, id: string, people: readonly string[], more?: object): Promise<number>;
  learn(who: string, id: string, lesson: string, given?: object): Promise<{ status: number; said: any }>; // oxlint-disable-line typescript/no-explicit-any -- answers of any field
  counts(id: string): Promise<Row<typeof programs> | undefined>;
  placeOf(who: string, id: string): Promise<Row<typeof programPeople> | undefined>;
  /** Kinds of a person's notifications about programs, oldest first. */
  toldOf(who: string): Promise<readonly string[]>;
}

export async function openProgramFixture(kind: StoreKind, people = 0): Promise<ProgramFixture> {
  const surveys = await openSurveyFixture(kind, people);
  const { call, done, look, change, deployment } = surveys;
  await change(async (store) => {
    const changed = await store.update(modules, { flag: 'programs' }, { active: true });
    if (changed.length === 0)
      await store.insert(modules, [{ id: deployment.dependencies.newId(), flag: 'programs', active: true }]);
  });
  const day = (days = 0): string => dayAfter(new Date(deployment.now).toISOString().slice(0, 10), days);
  return {
    ...surveys,
    day,
    program: async (more = {}) => {
      const { id } = await done('POST /program', { name: 'Curso', type: 'course', modules: course, ...more });
      await done(`PATCH /org/program/${id}/activate`, { active: true });
      return id;
    },
    assign: async (type, programId, userIds, more = {}) =>
      (
        await call('diego', `POST /program/${type}/assign`, {
          program_id: programId,
          user_ids: userIds,
          ...more,
        })
      ).status,
    learn: (who, programId, lessonId, given = {}) =>
      call(who, 'POST /program/course/submit', { program_id: programId, lesson_id: lessonId, ...given }),
    counts: (id) => look(async (store) => (await store.list(programs, { where: { id } })).rows[0]),
    placeOf: (userId, programId) =>
      look(async (store) => (await store.list(programPeople, { where: { userId, programId } })).rows[0]),
    toldOf: (userId) =>
      look(async (store) => {
        const { rows } = await store.list(notifications, {
          where: { userId },
          order: [['createdAt', 'asc']],
        });
        return rows.flatMap((row) => (row.kind.startsWith('program') ? [row.kind] : []));
      }),
  };
}

interface Refused {
  readonly reasons?: readonly { readonly field: string; readonly code: string }[];
}
/** Status of a call, with the field and code of each reason. */
export const codes = ({
  status,
  said,
}: {
  readonly status: number;
  readonly said: Refused;
}): readonly string[] => [`${status}`, ...(said.reasons ?? []).map((one) => `${one.field} ${one.code}`)];
/** The counters of every program, beside the people counted one by one. */
const bothCounts = (fixture: ProgramFixture) =>
  fixture.look(async (store) => {
    const { rows } = await store.list(programs);
    const { rows: people } = await store.list(programPeople);
    return rows.map(({ id, assigned, started, waiting, finished }) => {
      const of = (...standings: readonly string[]): number =>
        people.filter((row) => row.programId === id && standings.includes(row.standing)).length;
      const all = of('assigned', 'started', 'sent_back', 'submitted', 'finished');
      return [
        [assigned, started, waiting, finished],
        [all, of('started', 'sent_back'), of('submitted'), of('finished')],
      ];
    });
  });
/** The counters of every program are those of its people. */
export const expectCounts = async (fixture: ProgramFixture): Promise<void> => {
  for (const [kept, counted] of await bothCounts(fixture)) expect(kept).toEqual(counted);
};
