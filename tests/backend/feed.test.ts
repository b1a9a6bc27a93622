/** The feed and the lists of a person's posts: who finds which post, with any filter, on both stores. */
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { modules } from '#backend/organization/organization.tables.ts';
import { relist, scopeOf, unlist } from '#backend/posts/posts.scopes.ts';
import { posts } from '#backend/posts/posts.tables.ts';
import { audiences, audiencesOf } from '#schema/recognitions/recognitions.rules.ts';
import {
  openFixture,
  departmentOf,
  faultsOf,
  names,
  roleOf,
  type Made,
  type Name,
  type Fixture,
} from './postFixture.ts';
import { trials, storesOf } from '#tests/support/trials.ts';

let fixture: Fixture;

const newestFirst = (ids: readonly string[]): readonly string[] => ids.toSorted().toReversed();

const somebody = fc.constantFrom(...names);
const seldom = fc.constantFrom(false, false, false, false, true);
const anyPost = fc.record({
  from: fc.option(somebody, { freq: 6 }),
  to: fc.uniqueArray(somebody, { minLength: 1, maxLength: 3 }),
  typeIds: fc.uniqueArray(fc.constantFrom('thanks', 'great'), { minLength: 1, maxLength: 2 }),
  valueIds: fc.uniqueArray(fc.constantFrom('care', 'craft'), { maxLength: 2 }),
  seenBy: fc.constantFrom(...audiences, 'everyone' as const),
  state: fc.constantFrom('published' as const, 'published' as const, 'removed' as const),
  isPrivate: seldom,
  filed: seldom,
  hidden: seldom,
});
const anyFilter = fc.record(
  {
    postType: fc.constantFrom('thanks', 'great', 'unknown'),
    departmentId: fc.constantFrom('sales', 'works'),
    valueId: fc.constantFrom('care', 'craft'),
  },
  { requiredKeys: [] },
);

interface Filter {
  readonly postType?: string;
  readonly departmentId?: string;
  readonly valueId?: string;
}

/** Whether a reader finds a post in the feed, calculated directly. */
const isFound = (post: Made, reader: Name, { postType, departmentId, valueId }: Filter): boolean =>
  post.state === 'published' &&
  post.isPrivate === false &&
  post.filed === false &&
  post.hidden === false &&
  audiencesOf(roleOf(reader)).some((one) => one === (post.seenBy ?? 'everyone')) &&
  (postType === undefined || post.typeIds?.includes(postType) === true) &&
  (valueId === undefined || post.valueIds?.includes(valueId) === true) &&
  (departmentId === undefined || post.to?.some((name) => departmentOf(name) === departmentId) === true);

const searchOf = ({ postType, departmentId, valueId }: Filter): string =>
  new URLSearchParams({
    ...(postType === undefined ? {} : { post_type: postType }),
    ...(departmentId === undefined ? {} : { department_id: departmentId }),
    ...(valueId === undefined ? {} : { value_id: valueId }),
  }).toString();

describe.each(storesOf(import.meta.url))('feed, %s store', (kind) => {
  afterEach(() => fixture.deployment.close());

  it('the feed shows each reader exactly the posts visible to them, newest first, under any filters', async () => {
    fixture = await openFixture(kind);
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyPost, { minLength: 1, maxLength: 15 }),
        fc.array(fc.record({ reader: somebody, filter: anyFilter }), { minLength: 1, maxLength: 4 }),
        async (some, looks) => {
          const before = new Set(
            await fixture.look(async (store) => (await store.list(posts)).rows.map((row) => row.id)),
          );
          const ids: string[] = [];
          for (const one of some) ids.push(await fixture.post(one));
          for (const { reader, filter } of looks) {
            const expected = ids.filter((_, index) => isFound(some[index] ?? {}, reader, filter));
            const shown = await fixture.ids(reader, `GET /post?${searchOf(filter)}`);
            expect(shown.filter((id) => !before.has(id))).toEqual(newestFirst(expected).slice(0, 20));
          }
          expect(await fixture.look(faultsOf)).toEqual([]);
        },
      ),
      { numRuns: trials(25) },
    );
  });

  it('the feed shows posts for managers and for administrators only to these roles', async () => {
    fixture = await openFixture(kind);
    const ids = {
      everyone: await fixture.post({ valueIds: ['care'] }),
      managers: await fixture.post({ valueIds: ['care'], seenBy: 'managers' }),
      admins: await fixture.post({ valueIds: ['care'], seenBy: 'admins' }),
    };
    for (const name of names)
      for (const route of ['GET /post', 'GET /post?value_id=care'])
        expect(await fixture.ids(name, route), name).toEqual(
          newestFirst(audiencesOf(roleOf(name)).map((audience) => ids[audience])),
        );
  });

  it('the feed is read in pages, and a page past the end is empty', async () => {
    fixture = await openFixture(kind);
    const ids: string[] = [];
    for (let count = 0; count < 45; count++) ids.push(await fixture.post({ valueIds: ['care'] }));
    for (const filter of ['', '&value_id=care', '&value_id=care&department_id=sales&post_type=thanks']) {
      const pages = await Promise.all(
        [1, 2, 3, 4].map((page) => fixture.ids('elena', `GET /post?page=${page}${filter}`)),
      );
      expect(pages.map((page) => page.length)).toEqual([20, 20, 5, 0]);
      expect(pages.flat()).toEqual(newestFirst(ids));
      const { said } = await fixture.call('elena', `GET /post?page=2${filter}`);
      expect(said.pagination).toEqual({ page: 2, per_page: 20, total: 45, total_pages: 3 });
    }
  });

  it('unlisting and relisting a post is repeatable and keeps the feed sound', async () => {
    fixture = await openFixture(kind);
    const id = await fixture.post({ badgeId: 'shown', valueIds: ['care', 'craft'], to: ['bruno', 'elena'] });
    const { newId } = fixture.deployment.dependencies;
    for (let round = 0; round < 2; round++) {
      await fixture.change((store) => unlist(store, id));
      await fixture.change((store) => unlist(store, id));
      expect(await fixture.ids('carla', 'GET /post?value_id=craft')).toEqual([]);
      await fixture.change((store) => relist({ store, newId }, { id }));
      await fixture.change((store) => relist({ store, newId }, { id }));
      expect(await fixture.ids('carla', 'GET /post?value_id=craft')).toEqual([id]);
      expect(await fixture.look(faultsOf)).toEqual([]);
    }
  });

  it('a feed entry shows types, values, badge picture, own reaction and top reactions of the post', async () => {
    fixture = await openFixture(kind);
    const id = await fixture.post({
      typeIds: ['great'],
      valueIds: ['care'],
      badgeId: 'inner',
      to: ['bruno', 'elena'],
    });
    await fixture.call('elena', 'POST /like', { post_id: id, reaction: 'love' });
    await fixture.call('carla', 'POST /like', { post_id: id, reaction: 'love' });
    await fixture.call('bruno', 'POST /like', { post_id: id, reaction: 'wow' });
    const { said } = await fixture.call('bruno', 'GET /post');
    expect(said.items[0]).toMatchObject({
      id,
      sender: { id: 'ana' },
      receivers: [{ user: { id: 'bruno' } }, { user: { id: 'elena' } }],
      types: [{ id: 'great', color: '#aa3366' }],
      values: [{ id: 'care' }],
      badge: { id: 'inner', image_url: expect.stringContaining('/rest/file/corp-benef-image/picture?') },
      likes_count: 3,
      my_reaction: 'wow',
      top_reactions: ['love', 'wow'],
      reported_by_me: false,
    });
  });
});

describe.each(storesOf(import.meta.url))('sent and received posts, %s store', (kind) => {
  afterEach(() => fixture.deployment.close());

  it('own sent and received posts include private, restricted and filed ones, and omit removed ones', async () => {
    fixture = await openFixture(kind);
    const shown = [
      await fixture.post(),
      await fixture.post({ isPrivate: true }),
      await fixture.post({ seenBy: 'admins' }),
      await fixture.post({ filed: true }),
    ];
    const pending = await fixture.post({ state: 'pending', publishAt: '2026-03-18T18:00:10.000Z' });
    await fixture.post({ state: 'removed' });
    const hidden = await fixture.post({ hidden: true });
    expect(await fixture.ids('ana', 'GET /user/posts/sent')).toEqual(
      newestFirst([...shown, pending, hidden]),
    );
    expect(await fixture.ids('bruno', 'GET /user/posts/received')).toEqual(newestFirst(shown));
  });

  it('sent and received posts of another person show what the feed shows the reader', async () => {
    fixture = await openFixture(kind);
    const open = await fixture.post();
    const managers = await fixture.post({ seenBy: 'managers' });
    await fixture.post({ isPrivate: true });
    await fixture.post({ filed: true });
    await fixture.post({ state: 'pending', publishAt: '2026-03-18T18:00:10.000Z' });
    for (const list of ['sent?user_id=ana', 'received?user_id=bruno']) {
      expect(await fixture.ids('elena', `GET /user/posts/${list}`)).toEqual([open]);
      expect(await fixture.ids('carla', `GET /user/posts/${list}`)).toEqual([managers, open]);
    }
    expect((await fixture.call('elena', 'GET /user/posts/sent?user_id=nobody')).status).toBe(404);
  });

  it('badge posts of a person are listed: all own ones, public ones of others while public badges are on', async () => {
    fixture = await openFixture(kind);
    const shown = await fixture.post({ badgeId: 'shown' });
    const inner = await fixture.post({ badgeId: 'inner' });
    await fixture.post();
    const route = 'GET /post/special/recognitions';
    expect(await fixture.ids('bruno', route)).toEqual([inner, shown]);
    expect(await fixture.ids('elena', `${route}?user_id=bruno`)).toEqual([shown]);
    expect(await fixture.ids('diego', `${route}?user_id=bruno`)).toEqual([inner, shown]);
    await fixture.change((store) => store.update(modules, { flag: 'publicBadges' }, { active: false }));
    expect(await fixture.ids('elena', `${route}?user_id=bruno`)).toEqual([]);
    expect(await fixture.ids('bruno', route)).toEqual([inner, shown]);
  });
});

it('the scope of a feed filter has a fixed order and omits unused filters', () => {
  expect(scopeOf({})).toBeUndefined();
  expect(scopeOf({ postType: 't', departmentId: 'd' })).toBe('type:t|department:d');
  expect(scopeOf({ valueId: 'v', postType: 't' })).toBe('type:t|value:v');
});
