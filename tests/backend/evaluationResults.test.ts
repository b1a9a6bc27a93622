/** Results of evaluations, as the person evaluated and the leader read them (spec §7). */
import { afterEach, describe, expect, it } from 'vitest';
import { crowd } from './pollFixture.ts';
import type { Answer } from './postFixture.ts';
import { openWrittenEvaluations, placeOf, refusal, type WrittenFixture } from './writtenEvaluations.ts';
import { storesOf } from '../support/trials.ts';

let fixture: WrittenFixture;
afterEach(() => fixture.deployment.close());

interface WireQuestion {
  readonly parts: readonly { readonly kind: string; readonly texts: readonly string[] }[];
}
/** The texts of a part, in the result of a person. */
const textsIn = ({ said }: Answer, question: number, kind: string): readonly string[] =>
  (said.questions as WireQuestion[])[question]?.parts.find((part) => part.kind === kind)?.texts ?? [];

describe.each(storesOf(import.meta.url))('the result of an evaluation, %s store', (kind) => {
  it('is opened by the person evaluated once it is shared, and read after it was opened', async () => {
    fixture = await openWrittenEvaluations(kind);
    await fixture.place('ana', 'carla');
    await fixture.place('bruno', 'carla');
    await fixture.written('self', 'ana', 'ana', { score: 5, text: 'Entrego a tiempo' });
    await fixture.written('leader', 'ana', 'carla', { score: 4, text: 'Buen año', secret: 'Cuídala' });
    // Nobody is asked as the team of ana, so that her result has no such part.
    for (const peer of ['bruno', 'diego', 'elena']) await fixture.assign('peer', 'ana', peer);
    await fixture.cycle({ phase: 'sharing' });
    const result = () => fixture.call('ana', `GET /evaluation_person/${placeOf('ana')}/result`);
    expect(refusal(await fixture.openResult('ana'))).toEqual([409, 'evaluation_step']);
    await fixture.share({ person_ids: [placeOf('ana')] });
    expect(await fixture.sharedTo()).toEqual(['ana']);
    expect(refusal(await result())).toEqual([409, 'evaluation_unread']);
    for (const who of ['bruno', 'carla', 'diego'])
      expect((await fixture.openResult(who, 'ana')).status, who).toBe(404);
    const opened = await fixture.openResult('ana');
    const { status, said } = opened;
    expect([status, said]).toMatchObject([
      200,
      {
        score: null,
        parts: [
          { kind: 'self', weight: 50, n: 1, score: 5, withheld: false },
          { kind: 'leader', weight: 50, n: 1, score: 4, withheld: false },
          { kind: 'peer', weight: null, n: null, score: null, withheld: true },
        ],
      },
    ]);
    expect((said.questions as { question: { id: string } }[]).map(({ question }) => question.id)).toEqual(
      fixture.questionIds.slice(0, 3),
    );
    expect([textsIn(opened, 1, 'self'), textsIn(opened, 1, 'leader')]).toEqual([
      ['Entrego a tiempo'],
      ['Buen año'],
    ]);
    expect((await result()).said).toEqual(said);
  });

  it('is acknowledged once it was opened, and tells the leader once', async () => {
    fixture = await openWrittenEvaluations(kind);
    await fixture.place('ana', 'carla');
    await fixture.cycle({ phase: 'sharing' });
    await fixture.share();
    expect(refusal(await fixture.patch('ana', 'ana', 'acknowledge'))).toEqual([409, 'evaluation_unread']);
    await fixture.openResult('ana');
    expect((await fixture.patch('carla', 'ana', 'acknowledge')).status).toBe(404);
    await fixture.patch('ana', 'ana', 'acknowledge', { comment: ' De acuerdo ' });
    const { said } = await fixture.patch('ana', 'ana', 'acknowledge');
    expect(said).toMatchObject({ acknowledgement: 'De acuerdo', acknowledged_at: expect.any(String) });
    expect((await fixture.record('carla', 'ana')).said).toMatchObject({ acknowledgement: 'De acuerdo' });
    expect(await fixture.noticesOf('carla')).toEqual(['evaluation_acknowledged']);
  });

  it('orders the texts of peers anew for each question, so that those of an author cannot be joined', async () => {
    const peers = crowd(7);
    fixture = await openWrittenEvaluations(kind, peers.length);
    await fixture.place('ana', 'carla');
    for (const who of peers)
      await fixture.written('peer', 'ana', who, { text: `fuerte-${who}`, more: `cambio-${who}` });
    await fixture.cycle({ phase: 'sharing' });
    await fixture.share();
    const opened = await fixture.openResult('ana');
    const [first, second] = [1, 2].map((question) =>
      textsIn(opened, question, 'peer').map((text) => text.replace(/^\w+-/, '')),
    );
    expect([first?.toSorted(), second?.toSorted()]).toEqual([peers, peers]);
    expect(first).not.toEqual(second);
    // Every reader of every later reply gets the same two orders: more replies tell no more.
    const again = await fixture.openResult('ana');
    for (const question of [1, 2])
      expect(textsIn(again, question, 'peer')).toEqual(textsIn(opened, question, 'peer'));
  });

  it('shows peers from three of them, without names, times and order, and tells its leader everything', async () => {
    const peers = crowd(7);
    fixture = await openWrittenEvaluations(kind, peers.length);
    await fixture.place('ana', 'carla');
    for (const [index, who] of peers.entries())
      await fixture.written('peer', 'ana', who, {
        score: 4,
        text: `fuerte-${who}`,
        // Too few for the second text.
        ...(index < 2 ? { more: `cambio-${who}` } : {}),
      });
    await fixture.cycle({ phase: 'sharing' });
    await fixture.share();
    const opened = await fixture.openResult('ana');
    const { said, text } = opened;
    const texts = textsIn(opened, 1, 'peer');
    const inOrder = peers.map((who) => `fuerte-${who}`);
    expect([...texts].toSorted()).toEqual(inOrder);
    expect(texts).not.toEqual(inOrder);
    expect(textsIn(opened, 2, 'peer')).toEqual([]);
    expect(said.questions[0].parts[2]).toEqual({
      kind: 'peer',
      score: 4,
      counts: [{ value: '4', count: 7 }],
      texts: [],
    });
    for (const trace of ['cambio-', '"evaluator', 'completed_at', '@taller.example","voter', 'peer-ana'])
      expect(text.includes(trace), trace).toBe(false);
    expect(text.replaceAll(/fuerte-voter\d+/g, '')).not.toContain('voter');
    const led = (await fixture.record('carla', 'ana')).said;
    expect(led.written).toHaveLength(7);
    expect(led.written[0]).toMatchObject({ evaluator: { id: 'voter001' }, status: 'completed', score: 4 });
  });

  it('holds one score: the calibrated one, with neither its reason nor the parts it was computed from', async () => {
    fixture = await openWrittenEvaluations(kind);
    await fixture.place('ana', 'carla', { score: 412 });
    await fixture.written('leader', 'ana', 'carla', { score: 4 });
    await fixture.cycle({ phase: 'calibrating' });
    const calibrate = (body: object) => fixture.patch('diego', 'ana', 'calibration', body);
    expect(refusal(await calibrate({ score: 3.5 }))).toEqual([422, 'evaluation_reason']);
    expect(refusal(await calibrate({ score: 3.555, reason: 'Comparación' }))).toEqual([422, 'decimals']);
    expect((await calibrate({ score: 3.5, reason: 'Comparación' })).said).toMatchObject({
      score: 4.12,
      calibrated: 3.5,
      calibration_reason: 'Comparación',
    });
    await fixture.cycle({ phase: 'sharing' });
    await fixture.share();
    const { said, text } = await fixture.openResult('ana');
    expect([said.score, said.agreed, said.parts[1]]).toEqual([
      3.5,
      true,
      { kind: 'leader', weight: null, n: 1, score: null, withheld: false },
    ]);
    for (const hidden of ['4.12', 'Comparación', 'calibra']) expect(text).not.toContain(hidden);
    // What the person has read stays.
    expect(refusal(await calibrate({ score: null }))).toEqual([409, 'evaluation_read']);
  });
});
