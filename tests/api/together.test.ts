/** Reads that begin in one task: one request, and for each its own answer, error and end. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { request } from '#src/api/client.ts';
import { joinReads } from '#src/api/together.ts';
import { graphql, onPage, settle, Start, Thing } from '#tests/support/edge.ts';

const network = onPage();
const together = { together: true } as const;
const both = () => Promise.all([settle(request(Thing, {}, together)), settle(request(Start, {}, together))]);

beforeEach(() => joinReads(true));
afterEach(() => joinReads(false));

describe('reads that travel together', () => {
  it('reads of one task are one request, and each has its own answer', async () => {
    network.reply = () => graphql([{ data: { thing: 1 } }, { data: { user: 'Ana', counts: 2 } }]);
    expect(await both()).toEqual([{ value: { thing: 1 } }, { value: { user: 'Ana', counts: 2 } }]);
    expect(network.sent).toHaveLength(1);
    expect(await network.sent[0]?.json()).toMatchObject([
      { query: 'query Thing { thing }' },
      { query: 'query Start { user counts }' },
    ]);
  });

  it('a read that fails leaves the others', async () => {
    const extensions = { code: 'unavailable', status: 503 };
    network.reply = () =>
      graphql([{ data: null, errors: [{ message: '', extensions }] }, { data: { user: 'Ana', counts: 2 } }]);
    const [first, second] = await both();
    expect(first.error).toMatchObject({ code: 'unavailable', status: 503 });
    expect(second.value).toEqual({ user: 'Ana', counts: 2 });
  });

  it.each([
    ['refused as a whole', () => graphql({ errors: [{ message: '' }] }, { status: 429 }), 'too_many'],
    ['answered with fewer answers', () => graphql([]), 'network'],
    ['lost', () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
  ])('a request that is %s fails each of its reads', async (_, reply, code) => {
    network.reply = reply;
    for (const { error } of await both()) expect(error).toMatchObject({ code });
  });

  it('a read whose caller leaves ends alone', async () => {
    network.reply = () => graphql([{ data: { thing: 1 } }, { data: { user: 'Ana', counts: 2 } }]);
    const leaving = new AbortController();
    const first = settle(request(Thing, {}, { ...together, signal: leaving.signal }));
    const second = settle(request(Start, {}, together));
    leaving.abort();
    expect((await first).error).toBe(leaving.signal.reason);
    expect((await second).value).toEqual({ user: 'Ana', counts: 2 });
  });

  it('a read alone in its task is sent as any other', async () => {
    expect(await settle(request(Thing, {}, together))).toEqual({ value: { thing: 1 } });
    expect(await network.sent[0]?.json()).toMatchObject({ query: 'query Thing { thing }' });
  });

  it('without a network between, each read is sent by itself', async () => {
    joinReads(false);
    await Promise.all([settle(request(Thing, {}, together)), settle(request(Thing, {}, together))]);
    expect(network.sent).toHaveLength(2);
  });
});
