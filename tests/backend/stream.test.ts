/** Stream events reach open pages after the commit, for the right users, and only while they may receive them. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heartbeatMs } from '#backend/http/eventStream.ts';
import type { Context } from '#backend/http/context.ts';
import { domainError } from '#backend/http/domainError.ts';
import { answerer } from '#backend/calls/router.ts';
import { users } from '#backend/people/users.tables.ts';
import { endpoints } from '#schema/kit/endpoint.ts';
import type { StreamedMessage } from '#schema/notifications/streamed.ts';
import { eventReader } from '#src/api/stream.ts';
import { StreamedMessage as Message } from '#schema/notifications/streamed.ts';
import { openTestDeployment, type TestDeployment } from '../support/deployment.ts';

const ana = 'employee@aurora.example';
const luis = 'manager@aurora.example';
const stranger = 'employee@boreal.example';

let deployment: TestDeployment;
beforeEach(async () => {
  deployment = await openTestDeployment('tab');
});
afterEach(() => {
  vi.useRealTimers();
  deployment.close();
});

interface Line {
  readonly heard: StreamedMessage[];
  readonly raw: () => string;
  readonly ended: Promise<void>;
  readonly hangUp: () => void;
  /** Waits until the page has received this text. */
  readonly until: (text: string) => Promise<void>;
}

async function listens(as: string): Promise<Line> {
  const hangUp = new AbortController();
  const answer = await deployment.rest('GET /stream', { as, signal: hangUp.signal });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
  ]);
  const heard: StreamedMessage[] = [];
  const take = eventReader(Message, (message) => heard.push(message));
  let text = '';
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const piece of answer.body ?? []) {
      const said = decoder.decode(piece);
      text += said;
      take(said);
    }
  };
  const ended = read();
  return {
    heard,
    raw: () => text,
    ended,
    hangUp: () => hangUp.abort(),
    until: async (wanted) => {
      while (!text.includes(wanted)) await new Promise((resolve) => setTimeout(resolve, 1));
    },
  };
}

const rows = endpoints({
  act: { route: 'POST /act', can: 'session.use', origin: 'ours' },
});
type How = 'done' | 'refused' | 'broken';
let told = 0;
/** A write that publishes a stream event about a post, as services do. */
async function act(as: string, to: 'everyone' | readonly string[], how: How = 'done', key?: string) {
  const postId = `post-${++told}`;
  const method = async ({ publish: tell, language, newId, me, store }: Context) => {
    tell({ to, message: { id: newId(), kind: 'post.published', postId } });
    await store.update(users, { id: me.id }, { jobPosition: 'otra' });
    if (how === 'refused') throw domainError('conflict', language);
    if (how === 'broken') throw new RangeError('inside');
    return {};
  };
  const headers: Record<string, string> = { authorization: `Bearer ${await deployment.tokenOf(as)}` };
  if (key !== undefined) headers['idempotency-key'] = key;
  const dependencies = { ...deployment.dependencies, log: () => undefined };
  const { overWire } = answerer(
    { operation: 'test.act', row: rows.act, method },
    dependencies,
    async () => [],
  );
  await overWire(new Request('http://home.test/rest/act', { method: 'POST', headers }), {});
  return postId;
}
const idOf = async (email: string): Promise<string> => {
  const org = (await deployment.db.directory.find(`email:${email}`)) ?? '';
  const { rows: found } = await deployment.db.read(org, (store) => store.list(users, { where: { email } }));
  return found[0]?.id ?? '';
};
const posts = (line: Line) => line.heard.map(({ postId }) => postId);

describe('stream of an open page', () => {
  it('an open page receives a stream event with id, kind and post id', async () => {
    const line = await listens(ana);
    const post = await act(luis, 'everyone');
    await line.until(post);
    expect(line.heard).toEqual([{ id: line.heard[0]?.id, kind: 'post.published', postId: post }]);
    expect(line.raw()).toMatch(
      /^retry: 3000\n\nid: [0-9a-f-]+\nevent: message\ndata: \{.*"post_id":"post-\d+"\}\n\n$/,
    );
    line.hangUp();
    await line.ended;
  });

  it('an open page receives stream events of committed calls only, not of refused or failed ones', async () => {
    const line = await listens(ana);
    await act(luis, 'everyone', 'refused');
    await act(luis, 'everyone', 'broken');
    const post = await act(luis, 'everyone');
    await line.until(post);
    expect(posts(line)).toEqual([post]);
    line.hangUp();
  });

  it('the rows of a stream event are committed before it is published', async () => {
    const line = await listens(ana);
    const org = (await deployment.db.directory.find(`email:${ana}`)) ?? '';
    const positions: (string | null | undefined)[] = [];
    const me = await idOf(luis);
    const seen = Promise.withResolvers<void>();
    deployment.dependencies.eventBus.subscribe(org, await idOf(ana), () => {
      void deployment.db
        .read(org, (store) => store.list(users, { where: { id: me } }))
        .then(({ rows: [row] }) => {
          positions.push(row?.jobPosition);
          seen.resolve();
        });
    });
    await act(luis, 'everyone');
    await seen.promise;
    expect(positions).toEqual(['otra']);
    line.hangUp();
  });

  it('a repeated call with the same key sends no second stream event', async () => {
    const line = await listens(ana);
    const first = await act(luis, 'everyone', 'done', 'one act');
    await act(luis, 'everyone', 'done', 'one act');
    const next = await act(luis, 'everyone');
    await line.until(next);
    expect(posts(line)).toEqual([first, next]);
    line.hangUp();
  });

  it('an open page receives no stream events of other organisations or addressed to other people', async () => {
    const [mine, theirs] = await Promise.all([listens(ana), listens(stranger)]);
    await act(stranger, 'everyone');
    await act(luis, [await idOf(luis)]);
    const post = await act(luis, [await idOf(luis), await idOf(ana)]);
    await Promise.all([mine.until(post), theirs.until('post.published')]);
    expect(posts(mine)).toEqual([post]);
    expect(theirs.heard).toHaveLength(1);
    mine.hangUp();
    theirs.hangUp();
  });

  it.each([
    [
      'the page hangs up',
      async () => {
        const line = await listens(ana);
        return { close: async () => line.hangUp(), ended: line.ended };
      },
    ],
    [
      'the body of the answer is cancelled',
      async () => {
        const answer = await deployment.rest('GET /stream', { as: ana });
        const reader = answer.body?.getReader();
        return { close: async () => reader?.cancel(), ended: Promise.resolve() };
      },
    ],
  ])('the server sends a page no further stream events once %s', async (_, open) => {
    const { eventBus } = deployment.dependencies;
    // A page with a closed stream receives nothing anyway, so the test counts the events that the bus delivers.
    const handed: string[] = [];
    const subscribe = eventBus.subscribe.bind(eventBus);
    vi.spyOn(eventBus, 'subscribe').mockImplementation((org, userId, listener) =>
      subscribe(org, userId, (message) => {
        handed.push(message.postId ?? '');
        listener(message);
      }),
    );
    const { close, ended } = await open();
    const before = await act(luis, 'everyone');
    await close();
    await ended;
    await act(luis, 'everyone');
    expect(handed).toEqual([before]);
  });

  it('a stream without a token answers 401', async () => {
    expect((await deployment.rest('GET /stream')).status).toBe(401);
  });
});

describe('connection of a stream', () => {
  /** The test triggers the heartbeats; every other timer uses real time. */
  const onlyBeats = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });

  it('a stream sends a heartbeat every 20 seconds and stops its timer when closed', async () => {
    await deployment.tokenOf(ana);
    onlyBeats();
    const line = await listens(ana);
    vi.advanceTimersByTime(heartbeatMs - 1);
    expect(line.raw()).not.toContain('beat');
    vi.advanceTimersByTime(1);
    await line.until(': beat\n\n');
    vi.advanceTimersByTime(heartbeatMs);
    await line.until(': beat\n\n: beat\n\n');
    line.hangUp();
    await line.ended;
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['the session is over', async () => void (deployment.now += 13 * 3_600_000)],
    ['the account is switched off', async () => change({ active: false })],
    ['the password was changed', async () => change({ tokenEpoch: 99 })],
  ])('a stream ends at the next heartbeat when %s', async (_, happens) => {
    await deployment.tokenOf(ana);
    onlyBeats();
    const line = await listens(ana);
    await happens();
    vi.advanceTimersByTime(heartbeatMs);
    await line.ended;
    expect(line.raw()).not.toContain('beat');
    expect(vi.getTimerCount()).toBe(0);
  });

  async function change(values: { active: boolean } | { tokenEpoch: number }): Promise<void> {
    const org = (await deployment.db.directory.find(`email:${ana}`)) ?? '';
    await deployment.db.tx(org, (store) => store.update(users, { email: ana }, values));
  }

  it('a stream ends when the deployment closes', async () => {
    const closing = new AbortController();
    const token = await deployment.tokenOf(ana);
    const { createBackend } = await import('#backend/app.ts');
    const backend = createBackend({ ...deployment.dependencies, closing: closing.signal });
    const answer = await backend.fetch(
      new Request('http://home.test/rest/stream', { headers: { authorization: `Bearer ${token}` } }),
    );
    closing.abort();
    expect(await answer.text()).toBe('retry: 3000\n\n');
  });
});
