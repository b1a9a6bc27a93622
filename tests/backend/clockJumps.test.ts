/** After a clock that ran ahead is right again, nothing is shut, and nothing stays open, longer than its rule says. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paces } from '#schema/auth/attempts.rules.ts';
import { posts } from '#backend/posts/posts.tables.ts';
import { publishJob } from '#backend/recognitions/publish.job.ts';
import { count } from '#backend/session/rateLimits.ts';
import { stockHolds } from '#backend/stock/catalog.tables.ts';
import { holdsJob } from '#backend/stock/holds.job.ts';
import type { Store } from '#backend/store/port.ts';
import type { Dependencies } from '#backend/http/context.ts';
import type { Errand, Job } from '#backend/jobs/jobs.ts';
import { pauses } from '#backend/jobs/queue.ts';
import { mailJob } from '#backend/mail/mail.job.ts';
import { outbox } from '#backend/mail/mail.tables.ts';
import { undoMs } from '#schema/limits.ts';
import { holdMs } from '#schema/limits.parts.ts';
import { apiLimit } from '#schema/publicApi/publicApi.rules.ts';
import type { StoreKind } from '../support/deployment.ts';
import { openAuthFixture, employee, right, type AuthFixture } from './authFixture.ts';

const jumpMs = 40 * 86_400_000;
const mail = {
  id: 'm',
  kind: 'notice' as const,
  userId: 'u',
  email: 'ana@aurora.example',
  language: 'spanish' as const,
  subject: '',
  body: '',
  link: null,
  code: null,
  calendar: null,
  unsubscribe: null,
  sourceId: null,
  quietAt: null,
  ended: null,
  status: 'queued' as const,
  tries: 0,
  createdAt: '2026-03-18T18:00:00.000Z',
};

describe.each(['tab', 'sql'] satisfies StoreKind[])('a clock that ran forty days ahead, %s store', (kind) => {
  let fixture: AuthFixture;
  beforeEach(async () => {
    fixture = await openAuthFixture(kind);
  });
  afterEach(() => fixture.deployment.close());
  /** Does the work while the clock is ahead; afterwards the clock is right. */
  async function ahead<A>(work: () => Promise<A>): Promise<A> {
    fixture.deployment.now += jumpMs;
    const done = await work();
    fixture.deployment.now -= jumpMs;
    return done;
  }

  it('pauses after guesses end when a clock that ran ahead jumps back, at the account and at the network source', async () => {
    await ahead(async () => {
      for (let time = 0; time < paces.source.free; time++)
        await fixture.login(time < 9 ? employee : `a${time}@b.example`, 'wrong', 'office');
      expect((await fixture.login(employee, right, 'office')).status).toBe(429);
    });
    expect((await fixture.login(employee, right, 'office')).status).toBe(200);
  });

  it('guesses that were counted before the jump end no later than their rule says', async () => {
    for (let time = 0; time < paces.pair.free; time++) await fixture.login(employee);
    await ahead(() => fixture.login('other@b.example'));
    expect((await fixture.login(employee, right)).status).toBe(200);
  });

  it('the pause before the next mail is over when a clock that ran ahead jumps back', async () => {
    const request = () => fixture.post('/otp/login', { email: employee });
    await ahead(request);
    expect((await request()).status).toBe(200);
  });

  it('a one-time code of a clock that ran ahead is void, and does not stay valid for forty days', async () => {
    await ahead(() => fixture.post('/otp/login', { email: employee }));
    const code = await fixture.code();
    const verify = () => fixture.post('/otp/verify_code', { email: employee, code });
    expect((await verify()).body['success']).toBe(false);
    await fixture.post('/otp/login', { email: employee });
    expect((await verify()).body['success']).toBe(false);
  });

  it('a link mailed while the clock ran ahead is void after it jumped back', async () => {
    await ahead(() => fixture.post('/user/recovery/pass', { email: employee }));
    const token = await fixture.link();
    expect((await fixture.post('/user/link', { token })).body['valid']).toBe(false);
  });

  it('a used-up rate limit of the public API is free again when a clock that ran ahead jumps back', async () => {
    const { deployment } = fixture;
    const call = () =>
      count(
        {
          dependencies: deployment.dependencies,
          now: deployment.now,
          at: new Date(deployment.now).toISOString(),
          newId: deployment.dependencies.newId,
          language: 'es',
          source: '',
        },
        [{ subject: 'key:1', most: 1, windowMs: apiLimit.windowMs }],
      );
    await ahead(call);
    await expect(call()).resolves.toBeDefined();
    await expect(call()).rejects.toMatchObject({ status: 429 });
  });

  /** Whether the job takes a row whose end is as given. */
  const takes = async (
    job: Job | Errand,
    until: string,
    put: (store: Store, until: string) => Promise<unknown>,
  ) => {
    const { dependencies, now } = fixture.deployment;
    const given: Dependencies = { ...dependencies, mailer: async () => undefined };
    const org = (await dependencies.db.directory.find(`email:${employee}`)) ?? '';
    return fixture.inOrg(async (store) => {
      await put(store, until);
      return (await job.due(store, new Date(now).toISOString(), given, org)).length > 0;
    });
  };

  it.each([
    [
      'a recognition is published, not after forty days',
      publishJob,
      undoMs,
      async (store: Store, publishAt: string) => {
        const { rows } = await store.list(posts, { limit: 1 });
        const [post] = rows;
        await store.update(posts, { id: post?.id ?? '' }, { state: 'pending', publishAt });
      },
    ],
    [
      'held stock is given back',
      holdsJob,
      holdMs,
      async (store: Store, expiresAt: string) => {
        await store.remove(stockHolds, {});
        const hold = { id: 'h', userId: 'u', productId: 'p', quantity: 1, expiresAt, createdAt: expiresAt };
        await store.insert(stockHolds, [hold]);
      },
    ],
    [
      'a mail is tried',
      mailJob(async () => 20),
      Math.max(...pauses) * 60_000,
      async (store: Store, dueAt: string) => {
        await store.remove(outbox, {});
        await store.insert(outbox, [{ ...mail, dueAt }]);
      },
    ],
  ])('%s, once the clock is right; one within its time waits', async (_what, job, lengthMs, put) => {
    const inMs = (ms: number): string => new Date(fixture.deployment.now + ms).toISOString();
    expect(await takes(job, inMs(lengthMs), put)).toBe(false);
    expect(await takes(job, inMs(jumpMs), put)).toBe(true);
    expect(await takes(job, inMs(0), put)).toBe(true);
  });
});
