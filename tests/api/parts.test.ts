/**
 * The start-up query: parts that fail alone, the early request, and the demo backend if the service worker does not
 * answer.
 */
import { describe, expect, it, vi } from 'vitest';
import { ask, askParts } from '#src/api/ask.ts';
import { takeEarly } from '#src/api/early.ts';
import { request } from '#src/api/client.ts';
import type { DemoEdge } from '#src/api/demoKit.ts';
import { setDemoKit } from '#src/api/send.ts';
import { ChangeThing, graphql, onPage, settle, Start, Thing } from '../support/edge.ts';

const network = onPage();
const page = (status = 200) =>
  new Response('<!doctype html><title>Wifi</title>', { status, headers: { 'content-type': 'text/html' } });

describe('the parts of an answer', () => {
  it('a failed part leaves the others, and a repeatable one is asked again', async () => {
    network.reply = (_, number) =>
      number === 1
        ? graphql({
            data: { user: 'Ana', counts: null },
            errors: [{ message: '', path: ['counts'], extensions: { code: 'unavailable', status: 503 } }],
          })
        : graphql({
            data: { user: null, counts: 3 },
            errors: [{ message: '', path: ['user'], extensions: { code: 'unavailable', status: 503 } }],
          });
    const { value } = await settle(askParts(Start, {}));
    expect(value?.data).toEqual({ user: 'Ana', counts: 3 });
    expect(value?.errors.size).toBe(0);
    expect(network.sent).toHaveLength(2);
  });

  it('a part that fails for good is answered with its error', async () => {
    network.reply = () =>
      graphql({
        data: { user: 'Ana', counts: null },
        errors: [{ message: '', path: ['counts'], extensions: { code: 'internal', status: 500 } }],
      });
    const { value } = await settle(askParts(Start, {}));
    expect(value?.data).toEqual({ user: 'Ana' });
    expect(value?.errors.get('counts')).toMatchObject({ code: 'internal' });
    expect(network.sent).toHaveLength(1);
  });

  it('parts that had arrived are kept when the repeat fails as a whole', async () => {
    network.reply = (_, number) =>
      number === 1
        ? graphql({
            data: { user: 'Ana', counts: null },
            errors: [{ message: '', path: ['counts'], extensions: { code: 'unavailable', status: 503 } }],
          })
        : page(500);
    const { value } = await settle(askParts(Start, {}));
    expect(value?.data).toEqual({ user: 'Ana' });
    expect([...(value?.errors.keys() ?? [])]).toEqual(['counts']);
  });

  it('a call whose parts may fail alone raises when no part could be read', async () => {
    network.reply = () => page(503);
    expect((await settle(askParts(Start, {}))).error).toMatchObject({ code: 'unavailable' });
  });
});

describe('the early answers', () => {
  it('an early answer is used once, in place of the first send', async () => {
    vi.stubGlobal('window', {
      early: { Boot: Promise.resolve(graphql({ data: { user: 'Ana', counts: 0 } })) },
      earlyToken: 't',
    });
    const { value } = await settle(askParts(Start, {}, { token: 't', early: takeEarly('Boot', 't') }));
    expect(value?.data.user).toBe('Ana');
    expect(network.sent).toHaveLength(0);
    expect(takeEarly('Boot', 't')).toBeUndefined();
  });

  it('an early answer of a query of the signed-in app is used once, and its next send is a new one', async () => {
    network.reply = () => graphql({ data: { thing: 2 } });
    const early = Promise.resolve(graphql({ data: { thing: 1 } }));
    expect(await settle(request(Thing, {}, { early }))).toEqual({ value: { thing: 1 } });
    expect(await settle(request(Thing, {}))).toEqual({ value: { thing: 2 } });
    expect(network.sent).toHaveLength(1);
  });

  it.each([
    ['was asked with another token', { earlyToken: 'old' }, 0],
    ['is older than a request may take', { earlyToken: 'new' }, 30_001],
  ])('an early answer is not used when it %s', (_, asked, age) => {
    vi.spyOn(performance, 'now').mockReturnValue(age);
    vi.stubGlobal('window', { early: { Boot: Promise.resolve(graphql({})) }, ...asked });
    expect(takeEarly('Boot', 'new')).toBeUndefined();
  });

  it('a failed early answer is asked again', async () => {
    network.reply = () => graphql({ data: { user: 'Ana', counts: 0 } });
    const { value } = await settle(
      askParts(Start, {}, { early: Promise.reject(new TypeError('Failed to fetch')) }),
    );
    expect(value?.data.user).toBe('Ana');
    expect(network.at).toEqual([1]);
  });
});

describe('the calls of the demo', () => {
  const kit = (listens = true): DemoEdge & { readonly asked: Request[] } => {
    const asked: Request[] = [];
    return {
      asked,
      isOurs: (answer) => answer.headers.has('x-demo'),
      listens: () => listens,
      answer: async (again) => {
        asked.push(again);
        return graphql({ data: { thing: 42 } });
      },
    };
  };

  it('an answer with the mark of the demo is used as it is', async () => {
    const demo = kit();
    setDemoKit(demo);
    network.reply = () => graphql({ data: { thing: 1 } }, { headers: { 'x-demo': '1' } });
    expect(await settle(ask(Thing, {}))).toEqual({ value: { thing: 1 } });
    expect(demo.asked).toHaveLength(0);
  });

  it('a call from a page without a listening worker sends nothing and is answered in process', async () => {
    const demo = kit(false);
    setDemoKit(demo);
    expect(await settle(ask(Thing, {}))).toEqual({ value: { thing: 42 } });
    expect(network.sent).toHaveLength(0);
    expect(demo.asked).toHaveLength(1);
  });

  it.each([
    ['a page of the static server', () => page(404)],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('a call that meets %s is asked again in process, with the same body and key', async (_name, reply) => {
    const demo = kit();
    setDemoKit(demo);
    network.reply = reply;
    expect(await settle(request(ChangeThing, { a: 1 }, { key: 'k' }))).toEqual({ value: { thing: 42 } });
    expect(network.sent).toHaveLength(1);
    expect(demo.asked[0]?.headers.get('idempotency-key')).toBe('k');
    expect(await demo.asked[0]?.json()).toMatchObject({ variables: { a: 1 } });
  });

  it.each([
    ['answered', () => graphql({ data: { thing: 1 } })],
    ['refused', () => graphql({ errors: [{ message: 'no' }] })],
    ['not answered', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])(
    'a write that is %s is reported to the demo before it is sent and after it ended',
    async (_name, answer) => {
      const course: string[] = [];
      setDemoKit({
        ...kit(false),
        sent: ({ headers }, body) => {
          course.push(`sent ${headers.get('idempotency-key')} ${body.slice(0, 18)}`);
          return () => void course.push('ended');
        },
        answer: async () => {
          course.push('asked');
          return answer();
        },
      });
      await settle(ask(ChangeThing, {}, { key: 'k', retry: false }));
      expect(course).toEqual(['sent k {"query":"mutation', 'asked', 'ended']);
    },
  );

  it('a read is not reported to the demo', async () => {
    const sent = vi.fn<() => () => void>();
    setDemoKit({ ...kit(), sent });
    await settle(ask(Thing, {}));
    expect(sent).not.toHaveBeenCalled();
  });
});
