/** The surveys and evaluations of the demo tell the story of a year, through the calls of their pages. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { personas } from '#mock/world/personas.ts';
import { buildWorld } from '#mock/world/world.ts';
import type { EvaluationCycle } from '#schema/evaluations/evaluations.shapes.ts';
import type { OrgSurvey, SurveyResults } from '#schema/surveys/surveys.shapes.ts';
import {
  noon,
  openTestDeployment,
  plainHasher,
  password,
  type TestDeployment,
} from '../support/deployment.ts';

let demo: TestDeployment;
beforeAll(async () => {
  const world = buildWorld({ now: noon, passwordHash: await plainHasher.hash(password) });
  demo = await openTestDeployment('tab', { world });
});
afterAll(() => demo.close());

const emailOf = (role: string): string =>
  personas.find((one) => one.role === role && one.organization.slug === 'aurora')?.email ?? '';

async function read<T>(route: string, role = 'admin'): Promise<T> {
  const answer = await demo.rest(route, { as: emailOf(role) });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as T;
}

interface WireSurvey extends Pick<OrgSurvey, 'id' | 'title' | 'wave' | 'state'> {
  readonly owes_outcome: boolean;
}
interface WireResults extends Pick<SurveyResults, 'invited' | 'answered' | 'waves'> {
  readonly segments: readonly {
    readonly id: string;
    readonly names: readonly string[];
    readonly invited: number;
  }[];
  readonly questions: readonly {
    readonly figure: { readonly n: number; readonly enps: number | null };
    readonly by_segment: readonly {
      readonly segment_id: string;
      readonly figure: { readonly enps: number | null; readonly withheld: string | null };
    }[];
  }[];
}

const figuresOf = async (title: string, role = 'admin'): Promise<WireResults[]> => {
  const surveys = await read<WireSurvey[]>('GET /org/surveys');
  const waves = surveys.filter((one) => one.title === title).toSorted((a, b) => a.wave - b.wave);
  return Promise.all(waves.map(({ id }) => read<WireResults>(`GET /org/survey/${id}/results`, role)));
};

it('the demo’s eNPS rises from 11 to 34 with a dip in the reorganised department, which recovers', async () => {
  const waves = await figuresOf('Cómo estamos');
  const enps = waves.map(({ questions }) => questions[0]?.figure.enps ?? null);
  expect(enps.slice(0, 4)).toEqual([11, 23, 16, 34]);
  expect(waves[3]?.waves.map((wave) => wave.enps)).toEqual([11, 23, 16, 34]);
  const operations = waves.map(({ segments, questions }) => {
    const segment = segments.find(({ names }) => names.includes('Operaciones'))?.id;
    return questions[0]?.by_segment.find(({ segment_id: id }) => id === segment)?.figure.enps ?? 0;
  });
  expect(operations[2]).toBeLessThan(0);
  expect(operations[3]).toBeGreaterThan(operations[2] ?? 0);
});

it('the trend of a segment says of each wave what the page of that wave says of the segment', async () => {
  const waves = await figuresOf('Cómo estamos');
  const listed = await read<WireSurvey[]>('GET /org/surveys');
  const fourth = listed.find(({ title, wave }) => title === 'Cómo estamos' && wave === 4)?.id ?? '';
  for (const { id, names } of waves[3]?.segments ?? []) {
    const results = await read<WireResults>(
      `GET /org/survey/${fourth}/results?segment_id=${encodeURIComponent(id)}`,
    );
    const shown = waves.slice(0, 4).map(({ segments, questions }) => {
      const own = segments.find((one) => one.names.join() === names.join());
      const figure = questions[0]?.by_segment.find(({ segment_id: segment }) => segment === own?.id)?.figure;
      return { enps: figure?.enps ?? null, invited: own?.invited ?? 0 };
    });
    expect(results.waves.map(({ enps, invited }) => ({ enps, invited }))).toEqual(shown);
  }
});

it('participation in the demo’s surveys rises from 46 to 81 percent', async () => {
  const waves = await figuresOf('Cómo estamos');
  const shares = waves.map(({ answered, invited }) => Math.round((answered * 100) / invited));
  expect([shares[0], shares[3]]).toEqual([46, 81]);
});

it('of the demo’s surveys a segment is withheld, the outcome of the last closed survey is owed, and one survey is open', async () => {
  const surveys = (await read<WireSurvey[]>('GET /org/surveys'))
    .filter(({ title }) => title === 'Cómo estamos')
    .toSorted((a, b) => a.wave - b.wave);
  expect(surveys.map(({ state }) => state)).toEqual(['closed', 'closed', 'closed', 'closed', 'open']);
  expect(surveys.map(({ owes_outcome: owes }) => owes)).toEqual([false, false, false, true, false]);
  const figures = (await figuresOf('Cómo estamos')).flatMap(
    ({ questions }) => questions[0]?.by_segment ?? [],
  );
  expect(figures.some(({ figure }) => figure.withheld !== null)).toBe(true);
});

it('a manager sees only the own department in the demo’s results of a survey', async () => {
  const [wave] = await figuresOf('Cómo estamos', 'manager');
  expect(wave?.segments).toHaveLength(1);
  expect(wave?.invited).toBe(wave?.segments[0]?.invited);
});

it('the list of a manager says of the own department what its results say', async () => {
  type Listed = Pick<OrgSurvey, 'id' | 'team' | 'state'>;
  const listed = await read<Listed[]>('GET /org/surveys', 'manager');
  expect(listed.length).toBeGreaterThan(10);
  for (const { id, team } of listed) {
    const { invited, answered, questions } = await read<WireResults>(
      `GET /org/survey/${id}/results`,
      'manager',
    );
    expect(team).toEqual({ invited, answered, enps: questions[0]?.figure.enps ?? null });
  }
  const ofAdmin = await read<Listed[]>('GET /org/surveys');
  expect(ofAdmin.every(({ team }) => team === null)).toBe(true);
});

it('the form says to a person by which groups the answers are counted, as the results count them', async () => {
  const [open] = await read<{ readonly id: string }[]>('GET /surveys', 'employee');
  const form = await read<{
    readonly groups: readonly {
      readonly dimension: string;
      readonly names: string[];
      readonly people: number;
    }[];
  }>(`GET /survey/${open?.id}`, 'employee');
  const { segments } = await read<WireResults>(`GET /org/survey/${open?.id}/results`);
  expect(form.groups.map(({ dimension }) => dimension)).toContain('department');
  for (const { names, people } of form.groups)
    expect(segments.find((one) => one.names.join() === names.join())?.invited).toBe(people);
});

it('no two outcomes of the demo say the same, and each has its participation and its eNPS', async () => {
  const told = (await read<Pick<OrgSurvey, 'outcome'>[]>('GET /allsurveys', 'employee')).flatMap(
    ({ outcome }) => outcome ?? [],
  );
  expect(told.length).toBeGreaterThan(10);
  expect(new Set(told.map(({ text }) => text)).size).toBe(told.length);
  for (const { figures } of told) {
    expect((figures?.answered ?? 0) / (figures?.invited ?? 0)).toBeGreaterThan(0.4);
    expect(typeof figures?.enps).toBe('number');
  }
});

it('the comments of a survey are found by their words', async () => {
  const surveys = await read<WireSurvey[]>('GET /org/surveys');
  const third = surveys.find(({ title, wave }) => title === 'Cómo estamos' && wave === 4);
  const { questions } = await read<{
    readonly questions: readonly { readonly question: { readonly id: string; readonly kind: string } }[];
  }>(`GET /org/survey/${third?.id}/results`);
  const text = questions.find(({ question }) => question.kind === 'text')?.question.id;
  const found = async (words: string) =>
    read<{ readonly items: readonly { readonly text: string }[] }>(
      `GET /org/survey/${third?.id}/comments?question_id=${text}${words}`,
    );
  const { items } = await found('');
  const wanted = items[0]?.text ?? '';
  const { items: some } = await found(`&keywords=${encodeURIComponent(wanted.toUpperCase())}`);
  expect(some.length).toBeGreaterThan(0);
  expect(new Set(some.map((one) => one.text))).toEqual(new Set([wanted]));
});

interface WireCycle extends Pick<EvaluationCycle, 'id' | 'phase' | 'people' | 'evaluations' | 'completed'> {
  readonly write_until: string | null;
}

it('one cycle of evaluations is in the middle of writing, and one is closed with its results shared', async () => {
  const cycles = await read<WireCycle[]>('GET /org/evaluation_cycles');
  expect(cycles.map(({ phase }) => phase).toSorted()).toEqual(['closed', 'writing']);
  for (const { phase, people, evaluations, completed } of cycles) {
    expect(people).toBeGreaterThan(8);
    if (phase === 'closed') expect(completed).toBe(evaluations);
    else expect(completed / evaluations).toBeGreaterThan(0.2);
  }
  // The manager and the employee have something to write, and the manager leads people.
  for (const role of ['manager', 'employee'])
    expect((await read<unknown[]>('GET /evaluations', role)).length).toBeGreaterThan(0);
  expect((await read<unknown[]>('GET /evaluations/team', 'manager')).length).toBeGreaterThan(5);
});

it('the employee reads the result of the closed cycle: a score from every part, and texts without names', async () => {
  const own = await read<{ readonly id: string; readonly phase: string }[]>(
    'GET /evaluations/about_me',
    'employee',
  );
  const closed = own.find(({ phase }) => phase === 'closed');
  const result = await read<{
    readonly score: number;
    readonly parts: readonly { readonly score: number | null }[];
  }>(`GET /evaluation_person/${closed?.id}/result`, 'employee');
  expect(result.score).toBeGreaterThan(1);
  expect(result.parts.map(({ score }) => score)).not.toContain(null);
  expect(result.parts).toHaveLength(3);
});
