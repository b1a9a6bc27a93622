/** The surveys of the demo tell the story of a year, through the calls of the results page. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { personas } from '#mock/world/personas.ts';
import { buildWorld } from '#mock/world/world.ts';
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

interface WireSurvey extends Pick<OrgSurvey, 'id' | 'title' | 'wave' | 'state' | 'outcome'> {
  readonly owes_outcome: boolean;
}
interface WireResults extends Pick<SurveyResults, 'invited' | 'answered' | 'waves'> {
  readonly segments: readonly {
    readonly id: string;
    readonly names: readonly string[];
    readonly withheld: string | null;
  }[];
  readonly questions: readonly {
    readonly figure: { readonly n: number; readonly enps: number | null };
    readonly by_segment: readonly {
      readonly segment_id: string;
      readonly figure: { readonly enps: number | null; readonly withheld: string | null };
    }[];
  }[];
}

it('prints', async () => {
  const surveys = await read<WireSurvey[]>('GET /org/surveys');
  console.log(surveys.map((s) => `${s.title} ${s.wave} ${s.state} ${s.owes_outcome}`).join('\n'));
  for (const s of surveys.filter((x) => x.title === 'Cómo estamos')) {
    const r = await read<WireResults>(`GET /org/survey/${s.id}/results`);
    console.log(
      s.wave,
      r.invited,
      r.answered,
      JSON.stringify(r.waves.map((w) => [w.wave, w.enps, w.favourable])),
      JSON.stringify(r.questions.map((q) => q.figure)),
    );
    console.log(JSON.stringify(r.segments));
    console.log(
      JSON.stringify(
        r.questions[0]?.by_segment.map((x) => [x.segment_id.slice(-20), x.figure.enps, x.figure.withheld]),
      ),
    );
  }
});
