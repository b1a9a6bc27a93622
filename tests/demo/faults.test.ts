/** Demo faults under the app's own client: how the client handles each fault, and what the call log records. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { posts } from '#backend/posts/posts.tables.ts';
import type { LoggedCall } from '#mock/tab/callLog.ts';
import { applyPreset, faultControls, faultPresets } from '#mock/tab/faultPresets.ts';
import { organizationIds } from '#mock/world/organizations.ts';
import { ApiError, isRecoverable, sentence } from '#schema/errors.ts';
import { request } from '#src/api/client.ts';
import { setDemoKit } from '#src/api/send.ts';
import { tokenStore } from '#src/api/token.ts';
import { errorChoices } from '#src/demo/faults/errorChoices.ts';
import { FeedDocument } from '#src/gql/FeedDocument.ts';
import { PostTypesDocument } from '#src/gql/PostTypesDocument.ts';
import { SendRecognitionDocument } from '#src/gql/SendRecognitionDocument.ts';
import { aDemo, type Demo } from './aDemo.ts';

/** Pauses of the request pass, in ms. Each advances the world's clock and takes no real time. */
const pauses: number[] = [];
let demo: Demo;
const pause = async (ms: number): Promise<void> => {
  pauses.push(ms);
  demo.clock.advance(ms);
};

beforeAll(async () => {
  demo = await aDemo();
  await demo.enter('employee@aurora.example');
});
beforeEach(() => {
  demo.onPage();
  pauses.length = 0;
  vi.spyOn(Math, 'random').mockReturnValue(0);
  document.documentElement.lang = 'es';
  demo.deployment.faults.clear();
  demo.deployment.log.clear();
  // Skips far enough ahead that calls of other tests do not count as attempts.
  demo.clock.advance(120_000);
});
afterAll(() => {
  tokenStore.forget();
  setDemoKit(undefined);
});

const controls = () => faultControls(demo.deployment.faults);
const said = ({ call, attempt, waited, struck, outcome }: LoggedCall) => [
  call,
  attempt,
  waited,
  struck,
  outcome.kind === 'answered' ? `${outcome.status} ${outcome.code}` : outcome.kind,
];
const logged = () => demo.deployment.log.list().map(said);
const failureOf = async (work: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`no ApiError but ${String(error)}`);
  return error;
};
const feed = (options: Parameters<typeof request>[2] = {}) => request(FeedDocument, { page: 1 }, options);
const thank = async (): Promise<unknown> => {
  const { postTypes } = await request(PostTypesDocument, {});
  demo.deployment.log.clear();
  const input = {
    receiverEmails: ['manager@aurora.example'],
    amount: 5,
    postTypes: [postTypes[0]?.id ?? ''],
    message: 'Gracias por todo',
  };
  return request(SendRecognitionDocument, { input }, { pause });
};
const postCount = () =>
  demo.db.read(organizationIds.aurora, async (store) => (await store.tally(posts))[0]?.count ?? 0);

describe('each error of the catalogue', () => {
  it.each(errorChoices)(
    'the fault $id reaches the app as chosen, and the log as it came',
    async ({ code, status }) => {
      controls().add({ call: 'Feed', strike: { kind: 'error', code, status } });
      // The app itself ends a call that never answers.
      const error = await failureOf(feed(code === 'timeout' ? { timeout: 20 } : {}));
      expect(error).toMatchObject({
        code,
        status,
        message: sentence(code, 'es', status),
        recoverable: isRecoverable(code, status),
      });
      expect(error.retryable).toBeUndefined();
      const came = status === 0 ? 'nothing came' : `${status} ${code}`;
      expect(logged()).toEqual([['Feed', 1, null, true, came]]);
    },
  );

  it.each([true, false])('a fault carries its retryable flag (%s) and its Retry-After', async (retryable) => {
    const strike = { kind: 'error', code: 'unavailable', status: 503, retryable, retryAfter: 7 } as const;
    controls().add({ call: 'Feed', strike });
    const error = await failureOf(feed());
    expect([error.retryable, error.retryAfter, error.mayRepeat]).toEqual([retryable, 7, retryable]);
  });

  it.each(['es', 'en'] as const)('a fault is worded in the language of the page: %s', async (language) => {
    document.documentElement.lang = language;
    controls().add({ call: 'Feed', strike: { kind: 'error', code: 'internal', status: 500 } });
    expect((await failureOf(feed())).message).toBe(
      {
        es: 'Error interno del servidor. Intenta más tarde.',
        en: 'Internal server error. Try later.',
      }[language],
    );
  });

  it('a fault with a status outside the catalogue reaches the app as “Error 418”', async () => {
    document.documentElement.lang = 'en';
    controls().add({ call: 'Feed', strike: { kind: 'error', code: 'other', status: 418 } });
    expect((await failureOf(feed())).message).toBe('Error 418');
  });
});

describe('the log of the app’s reaction', () => {
  it('the log shows one action with its attempts and the pauses between them', async () => {
    controls().add({
      call: 'SendRecognition',
      times: 2,
      strike: { kind: 'error', code: 'unavailable', status: 502 },
    });
    await thank();
    expect(logged()).toEqual([
      ['SendRecognition', 1, null, true, '502 unavailable'],
      ['SendRecognition', 2, 1_000, true, '502 unavailable'],
      ['SendRecognition', 3, 2_000, false, '200 null'],
    ]);
    expect(pauses).toEqual([1_000, 2_000]);
    expect(controls().list()).toEqual([]);
  });

  it('a recognition whose answer is lost is sent once, and the log shows two attempts', async () => {
    const before = await postCount();
    controls().add({ call: 'SendRecognition', times: 1, strike: { kind: 'lost' } });
    await thank();
    expect(await postCount()).toBe(before + 1);
    expect(logged()).toEqual([
      ['SendRecognition', 1, null, true, 'nothing came'],
      ['SendRecognition', 2, 1_000, false, '200 null'],
    ]);
  });

  it('the log shows a fault behind the facade at the page’s own call', async () => {
    controls().add({
      call: 'GET /rest/post',
      times: 1,
      strike: { kind: 'error', code: 'internal', status: 500 },
    });
    await failureOf(feed());
    expect(logged()).toEqual([['Feed', 1, null, true, '500 internal']]);
  });

  it('the log shows the pause that the answer asked for', async () => {
    const strike = { kind: 'error', code: 'too_many', status: 429, retryAfter: 9 } as const;
    controls().add({ call: 'SendRecognition', times: 1, strike });
    await thank();
    expect(logged()[1]?.slice(0, 3)).toEqual(['SendRecognition', 2, 9_000]);
  });

  it('the log counts a read again within a minute of its failure as the same action, otherwise as a new one', async () => {
    controls().add({ call: 'Feed', times: 1, strike: { kind: 'offline' } });
    await failureOf(feed());
    demo.clock.advance(4_000);
    await feed();
    await feed();
    controls().add({ call: 'Feed', times: 1, strike: { kind: 'offline' } });
    await failureOf(feed());
    demo.clock.advance(61_000);
    await feed();
    expect(logged().map(([, attempt, waited]) => [attempt, waited])).toEqual([
      [1, null],
      [2, 4_000],
      [1, null],
      [1, null],
      [1, null],
    ]);
  });

  it('the log names a REST call by method and path, with the backend’s own error', async () => {
    await demo.deployment.answer(new Request('https://demo.example/rest/user'));
    expect(logged()).toEqual([['GET /rest/user', 1, null, false, '401 unauthorized']]);
  });
});

describe('the fault', () => {
  it('a fault without a call name strikes each call of the page once, and not again behind the facade', async () => {
    const { add, list } = controls();
    add({ times: 3, strike: { kind: 'slow', ms: 1 } });
    await feed();
    expect(list()).toMatchObject([{ left: 2, strike: { kind: 'slow', ms: 1 } }]);
    expect(logged()).toEqual([['Feed', 1, null, true, '200 null']]);
  });

  it('a slow call can be aborted by the app', async () => {
    controls().add({ call: 'Feed', strike: { kind: 'slow', ms: 600_000 } });
    const leaving = new AbortController();
    const reason = feed({ signal: leaving.signal }).then(
      () => undefined,
      (error: unknown) => error,
    );
    await vi.waitFor(() => expect(logged()).toEqual([['Feed', 1, null, true, 'under way']]));
    const gone = new Error('gone elsewhere');
    leaving.abort(gone);
    expect(await reason).toBe(gone);
    expect(logged()).toEqual([['Feed', 1, null, true, 'nothing came']]);
  });
});

describe('the list of calls', () => {
  it('the list of calls has every operation of the app and every route once', () => {
    const calls = controls().calls();
    expect(new Set(calls.map(({ call }) => call)).size).toBe(calls.length);
    expect(calls).toContainEqual({ call: 'SendRecognition', kind: 'operation' });
    expect(calls).toContainEqual({ call: 'POST /rest/send_feedback', kind: 'route' });
    expect(calls.filter(({ kind }) => kind === 'operation').length).toBeGreaterThan(200);
  });

  it('the preset faults of a scenario name listed calls and leave start-up and sign-in alone', async () => {
    const known = new Set(
      controls()
        .calls()
        .map(({ call }) => call),
    );
    for (const { call } of faultPresets.failing) expect(known).toContain(call);
    applyPreset(demo.deployment.faults, 'failing');
    expect(controls().list()).toMatchObject(faultPresets.failing.map((fault) => ({ ...fault })));
    const calls = faultPresets.failing.map(({ call }) => call);
    for (const first of ['Boot', 'Me', 'Login', undefined]) expect(calls).not.toContain(first);
    applyPreset(demo.deployment.faults, undefined);
    expect(controls().list()).toEqual([]);
  });
});
