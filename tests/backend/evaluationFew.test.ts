/** Parts of a cycle that three people can never write: said before it begins, then neither asked, counted nor shown. */
import { afterEach, describe, expect, it } from 'vitest';
import { users } from '#backend/people/users.tables.ts';
import { reason } from '#schema/reasons.ts';
import { openEvaluationFixture, partsOf, type EvaluationFixture } from './evaluationFixture.ts';
import { crowd } from './pollFixture.ts';
import { boss } from './surveyFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: EvaluationFixture;
afterEach(() => fixture.deployment.close());

const few = (kind: 'peer' | 'team', people: number, total: number) =>
  reason('parts', `evaluation_few_${kind}`, 'es', { people, total, minimum: 3 });
const lead = (who: readonly string[], managerId: string | null) =>
  fixture.change((store) => store.update(users, { id: { in: who } }, { managerId }));
/** What the page of the launch is told, and the refusal of a begin that hides nothing. */
async function toldOf(body: object): Promise<readonly unknown[]> {
  const id = await fixture.built();
  const { status, said } = await fixture.call(boss, `POST /org/evaluation_cycles/${id}/begin`, body);
  const { user_ids } = body as { readonly user_ids: readonly string[] };
  return [await fixture.done('POST /org/evaluation_cycles/audience', { user_ids }), status, said.reasons];
}
/** The kinds and weights of the parts in the result of a person, once it is shared and opened. */
async function partsIn(cycleId: string, who: string): Promise<unknown> {
  const { id } = await fixture.placeOf(cycleId, who);
  for (const _phase of ['calibrating', 'sharing']) await fixture.advance(cycleId);
  await fixture.done(`POST /org/evaluation_cycles/${cycleId}/share`, { person_ids: [id] });
  const { said } = await fixture.call(who, `POST /evaluation_person/${id}/open`);
  const record = await fixture.done(`GET /evaluation_person/${id}`);
  const kindsOf = (parts: readonly { readonly kind: string; readonly weight: number | null }[]) =>
    parts.map(({ kind, weight }) => `${kind} ${weight}`);
  return [kindsOf(said.parts), kindsOf(record.parts)];
}

describe.each(storesOf(import.meta.url))('parts without three writers, %s store', (kind) => {
  it('a team of one or two is said before the cycle begins, is not asked, and is in no result', async () => {
    fixture = await openEvaluationFixture(kind, 6);
    const [big = '', one = '', two = '', three = '', small = '', last = ''] = crowd(6);
    await lead([one, two, three], big);
    await lead([last], small);
    const plan = { user_ids: crowd(6), parts: partsOf('self', 'leader', 'team') };
    const told = [{ people: 6, few: [{ kind: 'team', people: 1 }] }, 409, [few('team', 1, 6)]];
    expect(await toldOf(plan)).toEqual(told);
    const id = await fixture.begun({ ...plan, hides: true });
    const teamOf = async (who: string) =>
      (await fixture.writers(id, who)).filter((line) => line.includes(' team '));
    expect(await teamOf(big)).toEqual([one, two, three].map((who) => `${who} team pending`));
    expect(await teamOf(small)).toEqual([]);
    expect(await fixture.pending(last)).toBe(1);
    expect((await fixture.done(`GET /org/evaluation_cycles/${id}`)).written).toContainEqual({
      kind: 'team',
      evaluations: 3,
      completed: 0,
    });
    await fixture.write(small, id, small);
    await fixture.write('elena', id, small);
    expect(await partsIn(id, small)).toEqual([
      ['self 50', 'leader 50'],
      ['self 50', 'leader 50'],
    ]);
  });

  it('a part that nobody can have is left out, and a cycle of such parts alone does not begin', async () => {
    fixture = await openEvaluationFixture(kind, 2);
    // Four people: nobody with a leader has three others beside the leader.
    await fixture.change((store) =>
      store.update(users, { id: { in: ['ana', 'bruno', 'carla'] } }, { active: false }),
    );
    const plan = { user_ids: crowd(2), parts: partsOf('self', 'peer', 'team'), peers: 3 };
    const all = [few('peer', 2, 2), few('team', 2, 2)];
    const told = { people: 2, few: ['peer', 'team'].map((part) => ({ kind: part, people: 2 })) };
    expect(await toldOf(plan)).toEqual([told, 409, all]);
    const id = await fixture.begun({ ...plan, hides: true });
    expect(await fixture.cycle(id)).toMatchObject({ phase: 'writing', parts: partsOf('self'), peers: 0 });
    expect(await fixture.notices('evaluation_peers')).toEqual([]);
    const empty = await toldOf({ ...plan, parts: partsOf('team'), hides: true });
    expect(empty.slice(1)).toMatchObject([422, [{ field: 'parts' }]]);
  });

  it('who cannot have three peers is not asked to propose any, while others are', async () => {
    fixture = await openEvaluationFixture(kind, 2);
    await fixture.change((store) =>
      store.update(users, { id: { in: ['ana', 'bruno', 'carla'] } }, { active: false }),
    );
    const [led = '', free = ''] = crowd(2);
    await lead([free], null);
    const plan = { user_ids: crowd(2), parts: partsOf('self', 'peer'), peers: 3 };
    expect((await toldOf(plan)).slice(1)).toEqual([409, [few('peer', 1, 2)]]);
    const id = await fixture.begun({ ...plan, hides: true });
    expect(await fixture.notices('evaluation_peers')).toEqual([`evaluation_peers ${free}`]);
    const own = async (who: string) => (await fixture.call(who, 'GET /evaluations/about_me')).said[0]?.peers;
    expect([await own(led), await own(free)]).toEqual([0, 3]);
    const propose = async (who: string, user_ids: readonly string[]) =>
      (
        await fixture.call(
          who,
          `PATCH /evaluation_person/${(await fixture.placeOf(id, who)).id}/nominations`,
          {
            user_ids,
          },
        )
      ).status;
    expect(await propose(led, [free, boss, 'elena'])).toBe(409);
    expect(await propose(free, [led, boss, 'elena'])).toBe(200);
  });
});
