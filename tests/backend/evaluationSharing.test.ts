/** Sharing results of evaluations, and the comparison of their scores (spec §7). */
import { afterEach, describe, expect, it } from 'vitest';
import { evaluationPeople } from '#backend/evaluations/evaluations.tables.ts';
import { sharedAtOnce } from '#backend/evaluations/sharing.ts';
import { users } from '#backend/people/users.tables.ts';
import { defaultPlace } from '#backend/evaluations/evaluations.defaults.ts';
import { diceOf } from '../support/seededRandom.ts';
import { seed, storesOf } from '../support/trials.ts';
import {
  cycleId,
  openWrittenEvaluations,
  placeOf,
  refusal,
  type WrittenFixture,
} from './writtenEvaluations.ts';

let fixture: WrittenFixture;
afterEach(() => fixture.deployment.close());

describe.each(storesOf(import.meta.url))('sharing results, %s store', (kind) => {
  it('goes one by one, by team, and to all that are left, and notifies each person once', async () => {
    fixture = await openWrittenEvaluations(kind);
    await fixture.place('ana', 'carla');
    await fixture.place('bruno', 'carla');
    await fixture.place('elena', 'diego');
    await fixture.place('carla', 'diego');
    await fixture.place('voter', 'diego', { userId: 'ines', left: true });
    expect(refusal(await fixture.share())).toEqual([409, 'evaluation_step']);
    await fixture.cycle({ phase: 'sharing' });
    expect((await fixture.share({}, 'carla')).status).toBe(403);
    expect(refusal(await fixture.share({ person_ids: [placeOf('ana'), 'nobody'] }))).toEqual([
      422,
      'id_unknown',
    ]);
    expect((await fixture.share({ person_ids: [placeOf('ana')] })).said).toEqual({ shared: 1 });
    expect((await fixture.share({ leader_id: 'carla' })).said).toEqual({ shared: 1 });
    expect((await fixture.share({ leader_id: 'carla' })).said).toEqual({ shared: 0 });
    expect(new Set(await fixture.sharedTo())).toEqual(new Set(['ana', 'bruno']));
    expect((await fixture.share()).said).toEqual({ shared: 2 });
    expect(new Set(await fixture.sharedTo())).toEqual(new Set(['ana', 'bruno', 'elena', 'carla']));
    for (const who of ['ana', 'bruno', 'elena', 'carla'])
      expect(await fixture.noticesOf(who), who).toEqual(['evaluation_shared']);
    expect(await fixture.noticesOf('ines')).toEqual([]);
  });

  it('is refused on a day that has passed, with the field', async () => {
    fixture = await openWrittenEvaluations(kind);
    await fixture.place('ana', 'carla');
    await fixture.cycle({ phase: 'sharing' });
    const { status, said } = await fixture.share({ on: '2020-01-01' });
    expect([status, said.reasons]).toMatchObject([422, [{ field: 'on', code: 'survey_end_past' }]]);
    expect(await fixture.sharedTo()).toEqual([]);
  });

  it('is taken back by the leader or an administrator until the person opens it', async () => {
    fixture = await openWrittenEvaluations(kind);
    await fixture.place('ana', 'carla');
    await fixture.cycle({ phase: 'sharing' });
    const takeBack = async (who: string) => refusal(await fixture.patch(who, 'ana', 'take_back'));
    expect(await takeBack('carla')).toEqual([409, 'evaluation_step']);
    for (const who of ['carla', 'diego']) {
      await fixture.share();
      for (const other of ['ana', 'bruno', 'elena']) expect(await takeBack(other), other).toEqual([404]);
      expect(await takeBack(who), who).toEqual([200]);
      expect(refusal(await fixture.openResult('ana'))).toEqual([409, 'evaluation_step']);
    }
    await fixture.share();
    await fixture.openResult('ana');
    expect(await takeBack('carla')).toEqual([409, 'evaluation_read']);
    expect(await fixture.sharedTo()).toEqual(['ana']);
  });

  it('on a day waits for that day', async () => {
    fixture = await openWrittenEvaluations(kind);
    await fixture.place('ana', 'carla');
    await fixture.place('elena', 'diego');
    await fixture.cycle({ phase: 'sharing' });
    const tomorrow = new Date(fixture.deployment.now + 86_400_000).toISOString().slice(0, 10);
    expect((await fixture.share({ leader_id: 'carla', on: tomorrow })).said).toEqual({ shared: 1 });
    await fixture.deployment.tick();
    expect(await fixture.sharedTo()).toEqual([]);
    expect((await fixture.record('carla', 'ana')).said).toMatchObject({
      share_on: tomorrow,
      shared_at: null,
    });
    fixture.deployment.now += 86_400_000;
    await fixture.deployment.tick();
    expect(await fixture.sharedTo()).toEqual(['ana']);
  });

  const tomorrowOf = () => new Date(fixture.deployment.now + 86_400_000).toISOString().slice(0, 10);
  const shares: Readonly<Record<string, () => object>> = {
    'by list': () => ({ person_ids: [placeOf('ana'), placeOf('bruno')] }),
    'by team': () => ({ leader_id: 'carla' }),
    'of all': () => ({}),
    'by list on a day': () => ({ person_ids: [placeOf('ana'), placeOf('bruno')], on: tomorrowOf() }),
    'by team on a day': () => ({ leader_id: 'carla', on: tomorrowOf() }),
    'of all on a day': () => ({ on: tomorrowOf() }),
  };
  const pairs = Object.keys(shares).flatMap((way) => [
    { way, when: 'before' },
    { way, when: 'after' },
  ]);
  it.each(pairs)('$way passes over a result reopened $when it, until it is written again', async (pair) => {
    fixture = await openWrittenEvaluations(kind);
    await fixture.place('ana', 'carla');
    await fixture.place('bruno', 'carla');
    const id = await fixture.assign('leader', 'ana', 'carla', { status: 'completed', score: 300 });
    await fixture.cycle({ phase: 'sharing' });
    const reopen = async () =>
      expect((await fixture.call('diego', `PATCH /evaluation/${id}/reopen`)).status).toBe(200);
    const body = shares[pair.way]?.() ?? {};
    const isLater = 'on' in body;
    if (pair.when === 'before') await reopen();
    const { said } = await fixture.share(body);
    expect(said).toEqual({ shared: isLater || pair.when === 'after' ? 2 : 1 });
    if (pair.when === 'after') await reopen();
    await fixture.deployment.tick();
    // Past midnight.
    fixture.deployment.now += 13 * 3_600_000;
    await fixture.deployment.tick();
    expect(await fixture.sharedTo()).toEqual(['bruno']);
    expect(refusal(await fixture.openResult('ana'))).toEqual([409, 'evaluation_step']);
    expect((await fixture.submit('carla', id, { score: 5 })).status).toBe(200);
    fixture.deployment.now += 900_000;
    await fixture.deployment.tick();
    // A result that was shared and then reopened waits for a new share.
    const isPlanned = isLater || pair.when === 'before';
    expect((await fixture.sharedTo()).toSorted()).toEqual(isPlanned ? ['ana', 'bruno'] : ['bruno']);
  });

  it('reaches a reopened result whose writer has left: what was written before stands', async () => {
    fixture = await openWrittenEvaluations(kind);
    await fixture.place('ana', 'carla');
    const id = await fixture.written('leader', 'ana', 'carla');
    await fixture.cycle({ phase: 'sharing' });
    await fixture.call('diego', `PATCH /evaluation/${id}/reopen`);
    expect((await fixture.share()).said).toEqual({ shared: 0 });
    await fixture.change((store) => store.update(users, { id: 'carla' }, { active: false }));
    expect((await fixture.share()).said).toEqual({ shared: 1 });
    expect(await fixture.sharedTo()).toEqual(['ana']);
  });
});

it.each(['all', 'chosen'])(
  '%s results of more people than one transaction takes are shared by the job, once each',
  async (which) => {
    fixture = await openWrittenEvaluations('tab');
    await fixture.cycle({ phase: 'sharing' });
    const at = new Date(fixture.deployment.now).toISOString();
    await fixture.change((store) =>
      store.insert(
        evaluationPeople,
        Array.from({ length: sharedAtOnce + 5 }, (_, index) =>
          defaultPlace({
            id: `place-${index}`,
            cycleId,
            userId: `user-${index}`,
            leaderId: null,
            departmentId: null,
            assigned: true,
            createdAt: at,
          }),
        ),
      ),
    );
    const ids = Array.from({ length: sharedAtOnce + 5 }, (_, index) => `place-${index}`);
    const answer = await fixture.share(which === 'all' ? {} : { person_ids: ids });
    expect(answer.said).toEqual({ shared: sharedAtOnce + 5 });
    expect(await fixture.sharedTo()).toHaveLength(sharedAtOnce);
    await fixture.deployment.tick();
    expect(await fixture.sharedTo()).toHaveLength(sharedAtOnce + 5);
  },
);

describe.each(storesOf(import.meta.url))('comparing scores, %s store', (kind) => {
  it('a leader sees only own people, and an administrator everybody but themself', async () => {
    fixture = await openWrittenEvaluations(kind);
    await fixture.place('ana', 'carla');
    await fixture.place('elena', 'bruno');
    await fixture.place('carla', 'diego');
    await fixture.place('diego', 'carla', { score: 222, calibrated: 111, calibrationReason: 'Motivo' });
    await fixture.cycle({ phase: 'sharing' });
    const readers: Readonly<Record<string, readonly string[]>> = {
      ana: ['carla', 'diego'],
      elena: ['bruno', 'diego'],
      carla: ['diego'],
      diego: ['carla'],
    };
    for (const [about, may] of Object.entries(readers))
      for (const who of ['ana', 'bruno', 'elena', 'carla', 'diego'])
        expect((await fixture.record(who, about)).status, `${who} about ${about}`).toBe(
          may.includes(who) ? 200 : 404,
        );
    for (const what of ['calibration', 'take_back'])
      expect((await fixture.patch('diego', 'diego', what, { score: null })).status).toBe(404);
    const people = await fixture.call('diego', `GET /org/evaluation_cycles/${cycleId}/people`);
    expect(people.said.items).toHaveLength(4);
    for (const hidden of ['2.22', '1.11', 'Motivo']) expect(people.text).not.toContain(hidden);
    const { said } = await fixture.call('diego', `GET /org/evaluation_cycles/${cycleId}/distribution`);
    expect(said.n).toBe(0);
  });

  it('people are found by what they wait for', async () => {
    fixture = await openWrittenEvaluations(kind);
    const at = new Date(fixture.deployment.now).toISOString();
    await fixture.place('ana', 'carla', { score: 300, departmentId: 'sales' });
    await fixture.place('bruno', 'carla', { score: 300, sharedAt: at });
    await fixture.place('elena', 'diego', { calibrated: 300, sharedAt: at, readAt: at });
    await fixture.place('carla', 'diego', { left: true });
    await fixture.assign('peer', 'ana', 'bruno');
    await fixture.assign('peer', 'elena', 'bruno', { status: 'completed', reopened: true });
    await fixture.assign('peer', 'bruno', 'ana', { status: 'cancelled' });
    const found = async (query: string) => {
      const { said } = await fixture.call('diego', `GET /org/evaluation_cycles/${cycleId}/people?${query}`);
      return (said.items as { user: { id: string } }[]).map(({ user }) => user.id).toSorted();
    };
    expect(await found('waiting=writing')).toEqual(['ana', 'elena']);
    expect(await found('waiting=score')).toEqual([]);
    expect(await found('waiting=sharing')).toEqual(['ana']);
    expect(await found('waiting=reading')).toEqual(['bruno']);
    expect(await found('waiting=acknowledging')).toEqual(['elena']);
    expect(await found('leader_id=carla')).toEqual(['ana', 'bruno']);
    expect(await found('department_id=sales')).toEqual(['ana']);
  });

  it('the distribution equals a recount of the people', async () => {
    fixture = await openWrittenEvaluations(kind);
    const { whole, hits } = diceOf(seed);
    const at = new Date(fixture.deployment.now).toISOString();
    const people = Array.from({ length: 120 }, (_, index) =>
      defaultPlace({
        id: `place-${index}`,
        cycleId,
        userId: `user-${index}`,
        leaderId: ['ana', 'carla', null][whole(0, 2)] ?? null,
        departmentId: ['sales', 'works'][whole(0, 1)] ?? null,
        score: hits(0.1) ? null : whole(100, 500),
        calibrated: hits(0.7) ? null : whole(2, 10) * 50,
        left: hits(0.1),
        createdAt: at,
      }),
    );
    await fixture.change((store) => store.insert(evaluationPeople, people));
    const seen = async (query = '') =>
      (await fixture.call('diego', `GET /org/evaluation_cycles/${cycleId}/distribution${query}`)).said;
    expect(await seen()).toMatchObject({ n: 0, mean: null, leaders: [] });
    await fixture.cycle({ phase: 'calibrating' });
    for (const department of [null, 'sales', 'works']) {
      const own = people.filter(
        (one) => !one.left && (department === null || one.departmentId === department),
      );
      const shown = own.flatMap((one) => {
        const score = one.calibrated ?? one.score;
        return score === null ? [] : [{ score, leader: one.leaderId }];
      });
      const meanOf = (of: typeof shown) =>
        Math.floor((2 * of.reduce((sum, { score }) => sum + score, 0) + of.length) / (2 * of.length)) / 100;
      // The band of 5 is that of 4.5.
      const bandOf = (score: number) => Math.min(4.5, Math.floor(score / 50) / 2);
      const said = await seen(department === null ? '' : `?department_id=${department}`);
      expect([said.n, said.mean]).toEqual([shown.length, meanOf(shown)]);
      expect(said.bands).toEqual(
        [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5].map((from) => ({
          from,
          computed: own.filter(({ score }) => score !== null && bandOf(score) === from).length,
          calibrated: shown.filter(({ score }) => bandOf(score) === from).length,
        })),
      );
      for (const { leader, n, mean } of said.leaders as {
        leader: { id: string } | null;
        n: number;
        mean: number;
      }[]) {
        const led = shown.filter((one) => one.leader === (leader?.id ?? null));
        expect([n, mean]).toEqual([led.length, meanOf(led)]);
      }
      expect(said.leaders).toHaveLength(3);
    }
  });
});
