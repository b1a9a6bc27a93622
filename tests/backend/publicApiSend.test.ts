/**
 * Recognitions sent with an API key: the rules of the app, immediate publication, and never more points than the sender
 * has (spec §1).
 */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accounts, transfers } from '#backend/ledger/ledger.tables.ts';
import { postReceivers, posts } from '#backend/posts/posts.tables.ts';
import { apiSends } from '#backend/publicApi/publicApi.tables.ts';
import { badgeAwards } from '#backend/recognitions/recognitions.tables.ts';
import { badges, postTypes, recognitionTypes } from '#backend/program/program.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { users } from '#backend/people/users.tables.ts';
import {
  admin,
  openApiFixture,
  employee,
  manager,
  otherAdmin,
  reasonsIn,
  type ApiFixture,
} from './apiFixture.ts';
import { faultsOf } from './money.ts';
import { trials, storesOf } from '#tests/support/trials.ts';

describe.each(storesOf(import.meta.url))('sending through the public API, %s store', (kind) => {
  let fixture: ApiFixture;
  let key: string;
  beforeEach(async () => {
    fixture = await openApiFixture(kind);
    key = await fixture.key();
  });
  afterEach(() => fixture.deployment.close());

  const idOf = async (store: Store, email: string): Promise<string> =>
    (await store.list(users, { where: { email } })).rows[0]?.id ?? '';
  const purse = (email: string, which: 'give' | 'redeem' = 'give'): Promise<number> =>
    fixture.money.look(
      async (store) =>
        (await store.list(accounts, { where: { ownerId: await idOf(store, email), purse: which } })).rows[0]
          ?.balance ?? 0,
    );
  const sound = async () => expect(await fixture.money.look(faultsOf)).toEqual([]);
  const aBadge = (where: { readonly active: boolean } = { active: true }) =>
    fixture.money.look(async (store) => (await store.list(badges, { where })).rows[0]);

  it('an API recognition is published at once as one post, paid from the points to give of its sender', async () => {
    const [before, got] = [await purse(employee), await purse(manager, 'redeem')];
    const said = await fixture.recognise(key, { reciever_emails: [manager, admin.toUpperCase()], amount: 7 });
    expect(said.status).toBe(200);
    const [one, other] = said.body.posts ?? [];
    expect([one?.reciever_email, other?.reciever_email]).toEqual([manager, admin]);
    expect(other?.id).toBe(one?.id);
    const [post] = await fixture.money.look(
      async (store) => (await store.list(posts, { where: { id: one?.id ?? '' } })).rows,
    );
    expect(post).toMatchObject({
      kind: 'recognition',
      state: 'published',
      publishAt: null,
      amount: 14,
      listed: true,
    });
    expect([await purse(employee), await purse(manager, 'redeem')]).toEqual([before - 14, got + 7]);
    const sent = await fixture.money.look((store) => store.list(apiSends));
    expect(sent.rows.map(({ postId }) => postId)).toEqual([one?.id]);
    await sound();
  });

  it('an API recognition notifies its receiver', async () => {
    const said = await fixture.recognise(key);
    const news = (await (
      await fixture.deployment.rest('GET /user/notification', { as: manager })
    ).json()) as unknown;
    expect(JSON.stringify(news)).toContain(said.body.posts?.[0]?.id);
  });

  it('an API recognition names types by id or by name in either language, ignoring accents and case', async () => {
    const [tag] = await fixture.money.look(
      async (store) => (await store.list(postTypes, { order: [['position', 'asc']], limit: 1 })).rows,
    );
    for (const name of [tag?.id, tag?.name, tag?.nameEn, ` ${tag?.name.toUpperCase()} `])
      expect((await fixture.recognise(key, { post_types: [name] })).status, name ?? '').toBe(200);
    const twice = await fixture.recognise(key, { post_types: [tag?.id, tag?.name] });
    const id = twice.body.posts?.[0]?.id ?? '';
    const [post] = await fixture.money.look(
      async (store) => (await store.list(posts, { where: { id } })).rows,
    );
    expect(post?.typeIds).toEqual([tag?.id]);
    const wrong = await fixture.recognise(key, { post_types: [tag?.name, 'No existe'] });
    expect([wrong.status, reasonsIn(wrong)]).toEqual([422, ['post_types.1: type_named']]);
    expect(reasonsIn(await fixture.recognise(key, { post_types: [] }))).toEqual(['post_types: too_few']);
    // An existing type that the sender may not use gives the same answer as an unknown type.
    await fixture.money.write((store) =>
      store.update(recognitionTypes, { id: tag?.recognitionTypeId ?? '' }, { roles: ['admin'] }),
    );
    expect(reasonsIn(await fixture.recognise(key, { post_types: [tag?.name] }))).toEqual([
      'post_types.0: type_named',
    ]);
    expect((await fixture.recognise(key, { sender_email: admin, post_types: [tag?.name] })).status).toBe(200);
  });

  it('an API recognition requires an active sender who is a member of the organisation', async () => {
    const unknown = ['sender_email: sender_unknown'];
    for (const email of ['nobody@aurora.example', 'external@aurora.example', otherAdmin])
      expect(reasonsIn(await fixture.recognise(key, { sender_email: email })), email).toEqual(unknown);
    expect((await fixture.recognise(key, { sender_email: employee.toUpperCase() })).status).toBe(200);
    await fixture.money.write((store) => store.update(users, { email: employee }, { active: false }));
    expect(reasonsIn(await fixture.recognise(key, { reciever_emails: ['x@y.example'] }))).toEqual([
      ...unknown,
      'reciever_emails.0: receiver_unknown',
    ]);
  });

  it('an invalid API recognition names all faults of receivers, types and points at once', async () => {
    const wrong = await fixture.recognise(key, {
      reciever_emails: [employee, manager, manager, 'nobody@aurora.example'],
      post_types: ['No existe'],
      amount: 1_000_000,
    });
    expect(wrong.status).toBe(422);
    expect(reasonsIn(wrong)).toEqual([
      'post_types.0: type_named',
      'reciever_emails.0: receiver_self',
      'reciever_emails.2: receiver_duplicate',
      'reciever_emails.3: receiver_unknown',
      'amount: points_insufficient',
    ]);
    expect(wrong.body.retryable).toBe(false);
    await sound();
  });

  it('an API call with the spelling "receiver_emails" is refused with the correct field name', async () => {
    const spelt = ['reciever_emails: receivers_spelt'];
    const right = { reciever_emails: undefined, receiver_emails: [manager] };
    expect(reasonsIn(await fixture.recognise(key, right))).toEqual(spelt);
    expect(reasonsIn(await fixture.recognise(key, { receiver_emails: [manager] }))).toEqual(spelt);
    expect(
      reasonsIn(
        await fixture.called('POST /api/send_badge', key, { receiver_emails: [manager], badge_id: 'x' }),
      ),
    ).toEqual(spelt);
    expect(reasonsIn(await fixture.recognise(key, { reciever_emails: undefined }))).toEqual([
      'reciever_emails: required',
    ]);
  });

  it('an API recognition above the points of its sender is refused completely', async () => {
    const have = await purse(employee);
    const wrong = await fixture.recognise(key, { amount: have, reciever_emails: [manager, admin] });
    expect(reasonsIn(wrong)).toEqual(['amount: points_insufficient']);
    expect((await fixture.recognise(key, { amount: have })).status).toBe(200);
    expect(await purse(employee)).toBe(0);
    expect((await fixture.recognise(key, { amount: 1 })).status).toBe(422);
    expect((await fixture.recognise(key, { amount: 0 })).status).toBe(200);
    await sound();
  });

  it('an API recognition is sent once per key and idempotency key, and repeats answer the same', async () => {
    const once = { 'idempotency-key': 'line 7 of the list' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => fixture.recognise(key, {}, once)));
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect((await fixture.recognise(key, { amount: 6 }, once)).body.code).toBe('key_reused');
    // The same idempotency key with another API key is another call.
    const other = await fixture.recognise(await fixture.key(), {}, once);
    expect(other.body.posts?.[0]?.id).not.toBe(answers[0]?.body.posts?.[0]?.id);
    expect((await fixture.money.look((store) => store.list(apiSends))).rows).toHaveLength(2);
    await sound();
  });

  it('an API badge publishes one post of the organisation per receiver with the points of the badge', async () => {
    const badge = await aBadge();
    const id = badge?.id ?? '';
    const [held, got] = [badge?.awardedCount ?? 0, await purse(manager, 'redeem')];
    const said = await fixture.badge(key, id, [manager, employee]);
    expect(said.status).toBe(200);
    const ids = (said.body.posts ?? []).map((one) => one.id);
    expect([new Set(ids).size, said.body.posts?.[1]?.reciever_email]).toEqual([2, employee]);
    await fixture.money.look(async (store) => {
      const { rows } = await store.list(posts, { where: { id: { in: ids } } });
      expect(rows.map((row) => [row.kind, row.state, row.senderId])).toEqual(
        ids.map(() => ['org_badge', 'published', null]),
      );
      expect((await store.list(badgeAwards, { where: { postId: { in: ids } } })).rows).toHaveLength(2);
      expect((await store.list(badges, { where: { id } })).rows[0]?.awardedCount).toBe(held + 2);
    });
    expect(await purse(manager, 'redeem')).toBe(got + (badge?.points ?? 0));
    expect(reasonsIn(await fixture.badge(key, '019d0000-0000-7000-8000-fffffffffffe'))).toEqual([
      'badge_id: badge_unknown',
    ]);
    await fixture.money.write((store) => store.update(badges, { id }, { active: false }));
    expect(reasonsIn(await fixture.badge(key, id, ['x@y.example']))).toEqual([
      'badge_id: badge_unknown',
      'reciever_emails.0: receiver_unknown',
    ]);
    await sound();
  });

  it('200 concurrent API recognitions spend at most the points of the sender', async () => {
    const [have, got] = [await purse(employee), await purse(manager, 'redeem')];
    const keys = [key, await fixture.key(), await fixture.key(), await fixture.key()];
    const each = Math.ceil(have / 90);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, place) => fixture.recognise(keys[place % 4] ?? '', { amount: each })),
    );
    const served = answers.filter(({ status }) => status === 200).length;
    expect(served).toBe(Math.floor(have / each));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
    expect([await purse(employee), await purse(manager, 'redeem')]).toEqual([
      have - served * each,
      got + served * each,
    ]);
    expect((await fixture.money.look((store) => store.list(apiSends))).rows).toHaveLength(served);
    await sound();
  });
});

describe('random calls of the public API', () => {
  it('random API calls keep the books sound, and every answered post exists once', async () => {
    const call = fc.record({
      kind: fc.constantFrom('recognition', 'badge'),
      sender: fc.constantFrom(employee, manager, admin, 'external@aurora.example'),
      receivers: fc.subarray([employee, manager, admin, 'x@y.example'], { minLength: 1 }),
      amount: fc.nat({ max: 120 }),
      again: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(call, { minLength: 3, maxLength: 12 }), async (calls) => {
        const fixture = await openApiFixture('tab');
        const key = await fixture.key();
        const badge = await fixture.money.look(
          async (store) => (await store.list(badges, { where: { active: true } })).rows[0],
        );
        const answered = new Set<string>();
        for (const [place, { kind, sender, receivers, amount, again }] of calls.entries()) {
          const act = () =>
            kind === 'badge'
              ? fixture.called(
                  'POST /api/send_badge',
                  key,
                  { reciever_emails: receivers, badge_id: badge?.id },
                  { 'idempotency-key': `${place}` },
                )
              : fixture.recognise(
                  key,
                  { sender_email: sender, reciever_emails: receivers, amount },
                  { 'idempotency-key': `${place}` },
                );
          const said = await act();
          expect([200, 422]).toContain(said.status);
          if (again) expect(await act()).toEqual(said);
          for (const { id } of said.body.posts ?? []) answered.add(id);
        }
        await fixture.money.look(async (store) => {
          expect(await faultsOf(store)).toEqual([]);
          const sent = (await store.list(apiSends)).rows.map(({ postId }) => postId);
          expect(sent.toSorted()).toEqual([...answered].toSorted());
          const { rows: received } = await store.list(postReceivers, { where: { postId: { in: sent } } });
          const { rows: moved } = await store.list(transfers, { where: { postId: { in: sent } } });
          const points = received.reduce((sum, one) => sum + one.points, 0);
          // Into the hold and out of it.
          expect(moved.reduce((sum, one) => sum + one.points, 0)).toBe(2 * points);
        });
        fixture.deployment.close();
      }),
      { numRuns: trials(12) },
    );
  });
});
