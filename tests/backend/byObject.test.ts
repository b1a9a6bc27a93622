/** What happens between facade and backend is the same by object and over the wire: repeats, faults, late answers. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { answerer } from '#backend/calls/router.ts';
import type { Context } from '#backend/http/context.ts';
import { comments } from '#backend/posts/posts.tables.ts';
import { DuplicateKey } from '#backend/store/port.ts';
import { createFaults, type Fault } from '#mock/tab/faults.ts';
import { paces } from '#schema/auth/attempts.rules.ts';
import { contract } from '#schema/contract.ts';
import { endpoints, type Row } from '#schema/kit/endpoint.ts';
import { paths, saidBy, type FacadeCall } from '../support/bothPaths.ts';
import { openTestDeployment, type TestDeployment } from '../support/deployment.ts';

const ana = 'employee@aurora.example';
let deployment: TestDeployment;
beforeEach(async () => {
  deployment = await openTestDeployment('tab');
});

const rows = endpoints({
  thing: {
    route: 'POST /thing/{id}',
    body: z.object({ title: z.string() }),
    reply: z.object({
      anyThing: z.unknown(),
      count: z.optional(z.nullable(z.number())),
    }),
    can: 'session.use',
    origin: 'ours',
  },
});

/** A backend of one row. */
function backendOf(
  method: (context: Context) => Promise<unknown>,
  log: (line: string) => void = () => undefined,
) {
  const { overWire, byObject } = answerer(
    { operation: 'test.thing', row: rows.thing, method },
    { ...deployment.dependencies, log },
    async () => [],
  );
  return { fetch: (request: Request) => overWire(request, { id: 'a' }), call: byObject };
}
const thing = async (): Promise<FacadeCall> => ({
  operation: 'test.thing',
  row: rows.thing,
  input: { params: { id: 'a' }, body: { title: 'x' } },
  headers: { authorization: `Bearer ${await deployment.tokenOf(ana)}` },
});

describe('an answer by object equals the answer over the wire', () => {
  const shared = { nested: [1] };
  it.each<[string, unknown]>([
    ['values that JSON changes', { anyThing: [undefined, -0, Number.NaN, new Date(0)], count: -0 }],
    ['undefined fields', { anyThing: { a: undefined, snake_case: 1, camelCase: 2 }, count: undefined }],
    ['a number that JSON turns into null', { anyThing: 1, count: Number.NaN }],
    ['an unknown field', { anyThing: 1, other: 1 }],
    ['an object of the backend', { anyThing: shared }],
    ['a reply that does not fit its row', { count: 'many' }],
    ['no reply', undefined],
  ])('with %s', async (_what, reply) => {
    const backend = backendOf(async () => reply);
    const call = await thing();
    expect(await saidBy('object', backend, call)).toEqual(await saidBy('wire', backend, call));
    expect(shared).toEqual({ nested: [1] });
  });

  it.each([
    ['a failure inside', new RangeError('inside'), 'internal', ['test.thing failed']],
    ['a duplicate key', new DuplicateKey('things', ['id']), 'conflict', []],
  ])('with %s', async (_what, error, code, logged) => {
    for (const path of paths) {
      const lines: string[] = [];
      const backend = backendOf(
        () => Promise.reject(error),
        (line) => lines.push(line),
      );
      expect(await saidBy(path, backend, await thing()), path).toMatchObject({
        refused: [{ code }, 'test.thing'],
      });
      expect(lines, path).toEqual(logged);
    }
  });

  it.each<[string, Fault, object]>([
    ['no connection', { offline: true }, { code: 'network' }],
    ['a lost answer', { lost: true }, { code: 'network' }],
    [
      'an error',
      { status: 503, retryAfter: 7, retryable: true },
      { code: 'unavailable', retryAfter: 7, retryable: true },
    ],
    ['an error page', { status: 418 }, { code: 'other', status: 418 }],
    ['a delay beyond the time of the row', { delay: 60_000 }, { code: 'timeout' }],
  ])('under a fault with %s', async (_what, fault, facts) => {
    const backend = backendOf(async () => ({ anyThing: 1 }));
    const said = await Promise.all(
      paths.map(async (path) => {
        const faults = createFaults();
        faults.add({ call: 'POST /rest/thing/{id}', times: 1, ...fault });
        vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
          expect(ms).toBe(30_000);
          return fault.delay === undefined
            ? new AbortController().signal
            : AbortSignal.abort(new DOMException('', 'TimeoutError'));
        });
        const struck = vi.fn<() => void>();
        const behind = { isBehind: true, onStruck: struck };
        const answer = await saidBy(
          path,
          {
            fetch: (request) => faults.around(request, backend.fetch, behind),
            call: (asked) => faults.around(asked, backend.call, behind),
          },
          await thing(),
        );
        return { answer, struck: struck.mock.calls.length, left: faults.list().length };
      }),
    );
    expect(said[0]).toEqual(said[1]);
    expect(said[0]).toMatchObject({ answer: { refused: [facts, 'test.thing'] }, struck: 1, left: 0 });
  });
});

describe.each([
  ['object', 'wire'],
  ['wire', 'object'],
] as const)('a write by %s that is repeated by %s with its key', (first, second) => {
  const keyed = async <R extends Row>(operation: string, row: R, body: unknown, as: string) => ({
    operation,
    row,
    input: { body },
    headers: { authorization: `Bearer ${await deployment.tokenOf(as)}`, 'idempotency-key': 'one key' },
  });
  const comment = async (message: string): Promise<FacadeCall> => {
    const answer = await deployment.rest('GET /post', { as: ana });
    const { items } = (await answer.json()) as { items: { id: string }[] };
    return keyed('posts.comment', contract.posts.comment, { postId: items[0]?.id, message }, ana);
  };

  it('runs once and gets the first answer', async () => {
    const call = await comment('Gracias');
    const said = await saidBy(first, deployment.backend, call);
    expect(said).toHaveProperty('reply');
    const org = (await deployment.db.directory.find(`email:${ana}`)) ?? '';
    const count = async () =>
      (await deployment.db.read(org, (store) => store.list(comments, {}))).rows.length;
    const before = await count();
    expect(await saidBy(second, deployment.backend, call)).toEqual(said);
    expect(await count()).toBe(before);
  });

  it('is a conflict with other data', async () => {
    await saidBy(first, deployment.backend, await comment('Gracias'));
    expect(await saidBy(second, deployment.backend, await comment('De nada'))).toMatchObject({
      refused: [{ code: 'key_reused' }, 'posts.comment'],
    });
  });

  it('is refused if its answer is secret', async () => {
    const body = { name: 'Nómina' };
    const call = await keyed(
      'publicApi.createKey',
      contract.publicApi.createKey,
      body,
      'admin@aurora.example',
    );
    expect(await saidBy(first, deployment.backend, call)).toHaveProperty('reply');
    expect(await saidBy(second, deployment.backend, call)).toMatchObject({
      refused: [{ code: 'already_answered' }, 'publicApi.createKey'],
    });
  });
});

it.each(['', '..', 'a/b', 'ñ %'])(
  'the id %j of a call by object is an unknown id, never another address',
  async (id) => {
    const call = {
      operation: 'posts.get',
      row: contract.posts.get,
      input: { params: { id } },
      headers: { authorization: `Bearer ${await deployment.tokenOf(ana)}` },
    };
    expect(await saidBy('object', deployment.backend, call)).toMatchObject({
      refused: [{ code: 'not_found' }, 'posts.get'],
    });
  },
);

it('a paused sign-in says by object and over the wire how long to wait', async () => {
  const call: FacadeCall = {
    operation: 'auth.login',
    row: contract.auth.login,
    input: { body: { email: ana, password: 'wrong' } },
  };
  for (let tries = 0; tries < paces.pair.free; tries++) await saidBy('object', deployment.backend, call);
  for (const path of paths)
    expect(await saidBy(path, deployment.backend, call), path).toMatchObject({
      refused: [{ code: 'too_many', status: 429, retryAfter: 15 }, 'auth.login'],
    });
});
