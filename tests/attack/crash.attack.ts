/** The built server is killed while it writes: nothing that it acknowledged is lost, and a repeat happens once. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aTarget, type Target } from './target.ts';

let target: Target;
beforeAll(async () => {
  target = await aTarget({ MAX_CALLS: '1000', MAX_CALLS_PER_SESSION: '1000' });
}, 120_000);
afterAll(() => target.end());

const ana = 'employee@aurora.example';

it('after a kill among writes every acknowledged recognition is there, and repeats under the same keys add none', async () => {
  const types = (await (await target.ask('GET /rest/post_type', { as: ana })).json()) as { id: string }[];
  const send = async (key: string): Promise<string | undefined> => {
    const answer = await target.ask('POST /rest/send_feedback', {
      as: ana,
      headers: { 'idempotency-key': key },
      body: {
        reciever_emails: ['manager@aurora.example'],
        amount: 0,
        post_types: [types[0]?.id],
        message: `Gracias por ${key}`,
      },
    });
    return answer.status === 200 ? await answer.text() : undefined;
  };
  for (const round of [1, 2, 3]) {
    const keys = Array.from({ length: 150 }, (_, at) => `the work ${round} ${at}`);
    const acknowledged = new Map<string, string>();
    const enough = Promise.withResolvers<void>();
    const sending = keys.map(async (key) => {
      const said = await send(key).catch(() => undefined);
      if (said !== undefined) acknowledged.set(key, said);
      if (acknowledged.size >= 20) enough.resolve();
    });
    await Promise.race([enough.promise, Promise.all(sending)]);
    await target.killAndStart();
    await Promise.all(sending);
    expect(acknowledged.size).toBeGreaterThanOrEqual(20);
    const answers = new Map<string, string>();
    for (const key of keys) answers.set(key, (await send(key)) ?? 'refused');
    expect(new Set(answers.values()).size).toBe(keys.length);
    for (const [key, said] of acknowledged) expect(answers.get(key)).toBe(said);
  }
}, 300_000);
