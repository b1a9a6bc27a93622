/**
 * Every call that a role can ask, before and after one answer to an anonymous survey: nothing but the number of answers of
 * all may differ. What the sums of its results tell is attacked in `surveyAttacker.test.ts`.
 */
import { afterEach, expect, it } from 'vitest';
import { departments, users } from '#backend/people/users.tables.ts';
import { seededRandom, type SeededRandom } from '#mock/world/seededRandom.ts';
import { crowd } from './pollFixture.ts';
import { boss, dayMs, openSurveyFixture, refusal, said, scale, type SurveyFixture } from './surveyFixture.ts';
import { isWhole, seed, trials } from '../support/trials.ts';

let fixture: SurveyFixture;
afterEach(() => fixture.deployment.close());

const organizations = isWhole ? trials(10) : 1;
const k = 3;

/** Wallet, ledger, recognitions, notifications, surveys of one's own, and what administrators export. */
const others = [
  'GET /account/history',
  'GET /account/summary',
  'GET /points/departments',
  'GET /point_request',
  'GET /podium',
  'GET /podium/insignia',
  'GET /podium/me',
  'GET /user/level',
  'GET /badge/awards',
  'GET /org/recognition',
  'GET /post',
  'GET /post/special/recognitions',
  'GET /user/notification',
  'GET /user/notification_count',
  'GET /surveys',
  'GET /allsurveys',
  'GET /survey_user',
  'GET /org/surveys/programs',
  'GET /org/surveys/solicitudes',
  'GET /surveys/allresponses',
  'GET /all_surveys_users',
  'GET /org/services/use',
  'GET /user',
];

interface Listed {
  readonly id: string;
  readonly state: string;
  readonly invited: number;
  readonly answers: number;
  /** Only for leaders: the participation of their own people. */
  readonly team: { readonly invited: number; readonly answered: number } | null;
}

/** One organisation: a survey that is answered by some, and one whose people leave before it opens. */
async function asked(random: SeededRandom): Promise<ReadonlySet<string>> {
  const people = crowd(random.whole(4, 8));
  fixture = await openSurveyFixture('tab', people.length);
  const homes = people.map(() => `area ${random.whole(1, 3)}`);
  const [manager = ''] = people;
  await fixture.change(async (store) => {
    const created = { active: true, parentId: null, managerId: null, createdAt: '2026-01-01T00:00:00.000Z' };
    await store.insert(
      departments,
      [...new Set(homes)].map((id) => ({ id, name: id, ...created })),
    );
    for (const [at, id] of people.entries())
      await store.update(
        users,
        { id },
        { departmentId: homes[at] ?? null, ...(at === 0 ? { userType: 'manager' } : {}) },
      );
  });
  await fixture.fill(100_000);

  const few = people.slice(0, random.whole(1, k - 1));
  const { id: left } = await fixture.done('POST /surveys/create', { title: 'Pocos', questions: [scale] });
  const publish = (more: object) =>
    refusal(fixture, 'POST /org/survey', { survey_id: left, threshold: k, ...more });
  expect(await publish({ user_ids: few })).toEqual([
    409,
    said('survey_few', { people: few.length, threshold: k }),
  ]);
  const leaving = ['ana', 'bruno', 'elena'];
  const tomorrow = new Date(fixture.deployment.now + dayMs).toISOString().slice(0, 10);
  expect(await publish({ user_ids: leaving, starts_at: tomorrow, points: 10 })).toEqual([200]);
  const gone = random.shuffle(leaving).slice(0, random.whole(1, 3));
  await fixture.change((store) => store.update(users, { id: { in: gone } }, { active: false }));

  const form = await fixture.done('POST /typeform/create', { title: 'Clima', questions: [scale] });
  const { id } = await fixture.done('POST /org/survey', {
    form_id: form.id,
    threshold: k,
    user_ids: people,
    shared_with_leaders: true,
    points: 10,
  });
  await fixture.later(dayMs);

  const answered = new Set<string>();
  const readers = (): readonly string[] => [
    boss,
    manager,
    people.find((one) => one !== manager && !answered.has(one)) ?? 'carla',
  ];
  const askable = new Set<string>();
  const ask = async (who: string, route: string, body?: object): Promise<string> => {
    const { status, text } = await fixture.call(who, route, body);
    if (status === 200) askable.add(route);
    return `${who} ${route} ${status} ${text}`;
  };
  const team = people.filter((_, at) => homes[at] === homes[0]);
  /** Without the counts of all and of the leader's own people, which move with each answer. */
  const list = async (who: string): Promise<string> => {
    const { said: rows, status, text } = await fixture.call(who, 'GET /org/surveys');
    if (status !== 200) return text;
    for (const one of rows as readonly Listed[]) {
      if (one.team !== null) {
        const theirs = team.filter((member) => answered.has(member)).length;
        expect([one.team.invited, one.team.answered]).toEqual([team.length, theirs]);
      }
      if (one.id === left) expect(one).toMatchObject({ invited: 0, answers: 0, state: 'paused' });
      else expect([one.invited, one.answers]).toEqual([people.length, answered.size]);
    }
    return JSON.stringify(
      (rows as readonly Listed[]).map((one) => ({
        ...one,
        answers: 0,
        steps: [],
        team: one.team === null ? null : { ...one.team, answered: 0 },
      })),
    );
  };
  const readAll = async (by: readonly string[]): Promise<readonly string[]> => {
    const read: string[] = [];
    for (const who of by) {
      for (const route of others) read.push(await ask(who, route));
      read.push(await list(who));
      for (const route of [
        `GET /org/survey/${left}/results`,
        `GET /survey/${left}`,
        `GET /all_surveys_users?survey_id=${left}`,
      ])
        read.push(await ask(who, route));
    }
    return read;
  };
  /** Narrowed reads of the responses say what the whole says, to administrators only. */
  const readNarrowed = async (): Promise<void> => {
    const { said: whole } = await fixture.call(boss, `GET /surveys/allresponses?survey_id=${id}`);
    expect([whole.items, whole.withheld]).toEqual([[], 'anonymous']);
    const today = new Date(fixture.deployment.now).toISOString().slice(0, 10);
    const filters = [
      {},
      { start_date: today, end_date: today },
      ...[...new Set(homes)].map((department_id) => ({ department_id })),
    ];
    for (const filter of filters) {
      const body = { survey_id: id, ...filter };
      expect(
        (await fixture.call(boss, 'POST /surveys/responses', body)).said,
        JSON.stringify(filter),
      ).toEqual(whole);
      for (const who of readers().slice(1))
        expect((await fixture.call(who, 'POST /surveys/responses', body)).status).toBe(403);
    }
    const inForm = (await fixture.call(boss, `GET /typeform/${form.id}/response`)).said;
    const figures = ({ aggregate }: { readonly aggregate: readonly { readonly figure: unknown }[] }) =>
      aggregate.map(({ figure }) => figure);
    expect([inForm.items, figures(inForm)]).toEqual([[], figures(whole)]);
  };

  for (const who of random.shuffle(people.slice(1)).slice(0, random.whole(2, 3))) {
    const by = readers().filter((reader) => reader !== who);
    const before = await readAll(by);
    expect(await fixture.answer(who, id, random.whole(1, 5))).toBe(200);
    answered.add(who);
    expect(await readAll(by)).toEqual(before);
    await readNarrowed();
    if (random.chance(0.3)) await fixture.later(dayMs);
  }
  for (const who of leaving)
    expect((await fixture.call(who, `GET /survey/${left}`)).status).toBeGreaterThanOrEqual(400);
  return askable;
}

it('one answer to an anonymous survey changes no reply to any role but the number of answers of all, and a survey for too few is about nobody', async () => {
  const askable = new Set<string>();
  for (let number = 0; number < organizations; number++) {
    for (const route of await asked(seededRandom(`every call ${seed} ${number}`))) askable.add(route);
    fixture.deployment.close();
  }
  expect(others.filter((route) => !askable.has(route))).toEqual([]);
});
