/**
 * How often, when and with which idempotency key a call is sent, for every row of the error catalogue (spec §8, §9).
 */
import { describe, expect, it, vi } from 'vitest';
import { ask } from '#src/api/ask.ts';
import { request } from '#src/api/client.ts';
import { createQueryClient } from '#src/api/queryClient.ts';
import { requestPass } from '#src/api/requestPass.ts';
import { catalogue, errorOf, isRecoverable, type ErrorCode } from '#schema/errors.ts';
import { ChangeThing, failed, graphql, settle, Thing, onPage } from '../support/edge.ts';

const network = onPage();

interface Case {
  readonly name: string;
  readonly code: ErrorCode;
  readonly status: number;
}
const everyCase: readonly Case[] = [
  ...Object.entries(catalogue).flatMap(([name, row]): Case[] => {
    const code = name as ErrorCode; // the keys of the catalogue
    return (row.statuses.length === 0 ? [0] : row.statuses).map((status) => ({
      name: `${code} ${status}`,
      code,
      status,
    }));
  }),
  { name: 'other 418', code: 'other', status: 418 },
  { name: 'other 507', code: 'other', status: 507 },
];
const cases = everyCase.filter(({ name }) => name !== 'other 0');
const repeating = cases.filter(({ code, status }) => isRecoverable(code, status));
const final = cases.filter(({ code, status }) => !isRecoverable(code, status));

const answerAs = ({ code, status }: Case, more: object = {}) => failed({ code, status, ...more });
const quietly = (): void => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'debug').mockReturnValue();
};

const byAsk = () => ask(Thing, {});
const byWrite = () => request(ChangeThing, {});
const byCache = () => {
  quietly();
  return createQueryClient().fetchQuery({ queryKey: ['thing'], queryFn: () => request(Thing, {}) });
};

async function sendsOf(one: Case, call: () => Promise<unknown>, more: object = {}): Promise<number> {
  network.reply = () => answerAs(one, more);
  const { error } = await settle(call());
  expect(error).toMatchObject({ code: one.code, status: one.status });
  return network.sent.length;
}

describe.each(repeating)('a call that fails with $name', (one) => {
  it('a call with a repeatable failure is sent three times in all', async () =>
    expect(await sendsOf(one, byAsk)).toBe(3));
  it('a write with a repeatable failure is sent three times in all', async () =>
    expect(await sendsOf(one, byWrite)).toBe(3));
  it('a cached read with a repeatable failure is sent four times in all', async () =>
    expect(await sendsOf(one, byCache)).toBe(4));
  it('a call is sent once when the server says that repeating is useless', async () => {
    expect(await sendsOf(one, byAsk, { retryable: false })).toBe(1);
    network.sent.length = 0;
    expect(await sendsOf(one, byCache, { retryable: false })).toBe(1);
  });
});

describe.each(final)('a call that fails with $name', (one) => {
  it('a call with a final failure is sent once', async () => expect(await sendsOf(one, byAsk)).toBe(1));
  it('a write with a final failure is sent once', async () => expect(await sendsOf(one, byWrite)).toBe(1));
  it('a cached read with a final failure is sent once', async () =>
    expect(await sendsOf(one, byCache)).toBe(1));
});

describe('the pauses between repeats', () => {
  it('the pauses of the request pass double from one second', async () => {
    network.reply = () => failed({ code: 'unavailable', status: 503 });
    await settle(ask(Thing, {}));
    expect(network.at).toEqual([0, 1, 3]);
  });

  it('the pauses of the request pass grow by at most a tenth at random', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    network.reply = () => failed({ code: 'unavailable', status: 503 });
    await settle(ask(Thing, {}));
    expect(network.at).toEqual([0, 1.1, 3.3]);
  });

  it('the pauses of the cache double from one second', async () => {
    quietly();
    network.reply = () => failed({ code: 'unavailable', status: 503 });
    await settle(createQueryClient().fetchQuery({ queryKey: ['thing'], queryFn: () => request(Thing, {}) }));
    expect(network.at).toEqual([0, 1, 3, 7]);
  });

  it.each([
    [5, [0, 5, 10]],
    [0.5, [0, 1, 3]],
    [3600, [0, 30, 60]],
  ])('a Retry-After of %d s replaces a shorter pause, up to 30 s', async (retryAfter, at) => {
    network.reply = () => failed({ code: 'too_many', status: 429, retryAfter });
    await settle(ask(Thing, {}));
    expect(network.at).toEqual(at);
  });

  it('a Retry-After header is read from an answer that is no GraphQL', async () => {
    network.reply = () => new Response('busy', { status: 503, headers: { 'retry-after': '7' } });
    await settle(ask(Thing, {}));
    expect(network.at).toEqual([0, 7, 14]);
  });
});

describe('the repeated call', () => {
  it('a repeated call succeeds as soon as one answer does', async () => {
    network.reply = (_, number) =>
      number < 3 ? failed({ code: 'unavailable', status: 502 }) : graphql({ data: { thing: 7 } });
    expect(await settle(ask(Thing, {}))).toEqual({ value: { thing: 7 } });
  });

  it('a repeated call keeps the key that it was given', async () => {
    network.reply = () => failed({ code: 'unavailable', status: 503 });
    await settle(request(ChangeThing, {}, { key: 'one-intent' }));
    expect(network.sent.map((sent) => sent.headers.get('idempotency-key'))).toEqual([
      'one-intent',
      'one-intent',
      'one-intent',
    ]);
  });

  it('a repeated write keeps one generated key when none was given, and reads carry none', async () => {
    network.reply = () => failed({ code: 'unavailable', status: 503 });
    await settle(request(ChangeThing, {}));
    expect(new Set(network.sent.map((sent) => sent.headers.get('idempotency-key'))).size).toBe(1);
    expect(network.sent[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    await settle(request(Thing, {}));
    expect(network.sent.at(-1)?.headers.get('idempotency-key')).toBeNull();
  });

  it('a repeated call stops waiting when the caller aborts it', async () => {
    network.reply = () => failed({ code: 'unavailable', status: 503 });
    const giveUp = new AbortController();
    setTimeout(() => giveUp.abort(new Error('left the page')), 500);
    const { error } = await settle(ask(Thing, {}, { signal: giveUp.signal }));
    expect(error).toMatchObject({ message: 'left the page' });
    expect(network.sent).toHaveLength(1);
  });

  it('a call without retry is sent once', async () => {
    network.reply = () => failed({ code: 'unavailable', status: 503 });
    await settle(ask(Thing, {}, { retry: false }));
    expect(network.sent).toHaveLength(1);
  });

  it('an error that is no answer of a call is never repeated', async () => {
    let tries = 0;
    await settle(
      requestPass(() => {
        tries += 1;
        return Promise.reject(new Error('a bug'));
      }),
    );
    expect(tries).toBe(1);
    expect(errorOf('network', 'es').mayRepeat).toBe(true);
  });
});

describe('the failed write in the cache', () => {
  it('a failed write is repeated by the request pass and not by the cache', async () => {
    quietly();
    network.reply = () => failed({ code: 'unavailable', status: 503 });
    const client = createQueryClient();
    const mutation = client.getMutationCache().build(client, { mutationFn: () => request(ChangeThing, {}) });
    await settle(mutation.execute(undefined));
    expect(network.sent).toHaveLength(3);
  });
});
