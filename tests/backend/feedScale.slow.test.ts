/** A feed of very many posts needs as many reads as one of 2,000 posts, and no read returns more than a page. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feedScopes, type PostRow } from '#backend/posts/posts.scopes.ts';
import { postService } from '#backend/posts/posts.service.ts';
import { comments, postReceivers, posts, postScopes, reactions } from '#backend/posts/posts.tables.ts';
import type { Context } from '#backend/http/context.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import { facadeContext, createFacade } from '#schema/facade.ts';
import { countLimits } from '#schema/limits.parts.ts';
import { pageSize } from '#schema/limits.ts';
import { readSdl } from '#server/sdl.ts';
import { graphql } from 'graphql';
import { readingAs } from '../support/readingAs.ts';
import { openTestDeployment, noon, type TestDeployment, type StoreKind } from '../support/deployment.ts';
import { departmentOf, names, taller, type Name } from './postFixture.ts';
import { defaultPost } from '#backend/posts/posts.defaults.ts';
import { isWhole } from '../support/trials.ts';

const large = isWhole ? 100_000 : 6_000;

/** Rows of a uniform feed: one receiver, one type, a value in every second post, one post in a hundred filed. */
function feedOf(size: number): OrgSeed {
  const rows = {
    [posts.name]: [] as PostRow[],
    [postReceivers.name]: [] as Row<typeof postReceivers>[],
    [postScopes.name]: [] as Row<typeof postScopes>[],
    [reactions.name]: [] as Row<typeof reactions>[],
    [comments.name]: [] as Row<typeof comments>[],
  };
  for (let at = 0; at < size; at++) {
    const id = `p${String(at).padStart(7, '0')}`;
    const createdAt = new Date(noon - (size - at) * 60_000).toISOString();
    const senderId: Name = names[at % names.length] ?? 'ana';
    const receiver: Name = names[(at + 1 + (Math.floor(at / 5) % 4)) % names.length] ?? 'bruno';
    const typeIds = [at % 3 === 0 ? 'great' : 'thanks'];
    const valueIds = at % 2 === 0 ? [at % 4 === 0 ? 'care' : 'craft'] : [];
    const filed = at % 100 === 99;
    const badgeId = at % 10 === 0 ? 'shown' : null;
    rows.posts.push(
      defaultPost({
        id,
        kind: badgeId === null ? 'recognition' : 'badge',
        senderId,
        typeIds,
        valueIds,
        badgeId,
        message: 'Gracias',
        filed,
        listed: !filed,
        likesCount: 1,
        createdAt,
      }),
    );
    const special = badgeId !== null;
    rows.post_receivers.push({
      id: `r${id}`,
      postId: id,
      userId: receiver,
      position: 0,
      points: 0,
      published: true,
      special,
      createdAt,
    });
    rows.reactions.push({ id: `l${id}`, postId: id, userId: senderId, code: 'love', createdAt });
    if (filed) continue;
    const departmentIds = [departmentOf(receiver)].filter((one) => one !== null);
    feedScopes({ senderId, typeIds, valueIds, badgeId, receiverIds: [receiver], departmentIds }).forEach(
      (scope, place) =>
        rows.post_scopes.push({
          id: `s${place}${id}`,
          scope,
          postId: id,
          kind: 'recognition',
          seenBy: 'everyone',
          createdAt,
        }),
    );
  }
  return { ...taller, rows: { ...taller.rows, ...rows } };
}

/** Reads as a user, and checks that a count stops where no screen shows more. */
const reading = <A>(deployment: TestDeployment, name: Name, work: (context: Context) => Promise<A>) =>
  readingAs(deployment, name, work, countLimits.posts + 1);

type Query = Parameters<typeof postService.list>[1]['query'];
const narrowings: readonly Omit<Query, 'page'>[] = [
  {},
  { postType: 'thanks' },
  { departmentId: 'sales' },
  { valueId: 'care' },
  { postType: 'thanks', departmentId: 'sales' },
  { postType: 'thanks', valueId: 'care' },
  { departmentId: 'sales', valueId: 'care' },
  { postType: 'thanks', departmentId: 'sales', valueId: 'care' },
  { filed: true },
];

describe.each(['tab', 'sql'] satisfies StoreKind[])(`feed of ${large} posts, %s store`, (kind) => {
  let small: TestDeployment;
  let many: TestDeployment;
  beforeAll(async () => {
    small = await openTestDeployment(kind, { world: [feedOf(2000)] });
    many = await openTestDeployment(kind, { world: [feedOf(large)] });
  }, 300_000);
  afterAll(() => {
    small.close();
    many.close();
  });

  const page = (deployment: TestDeployment, query: Omit<Query, 'page'>, number = 1) =>
    reading(deployment, 'diego', (context) =>
      postService.list(context, { query: { ...query, page: number } }),
    );

  it.each(narrowings)(
    'a large feed takes no more store reads per page than a small one, but for its total, under %j',
    async (narrowing) => {
      const first = await page(small, narrowing);
      expect(first.answer.items).toHaveLength(pageSize.feed);
      for (const number of [1, 50, 500]) {
        const far = await page(many, narrowing, number);
        const { total, totalPages } = far.answer.pagination;
        expect(far.answer.items).toHaveLength(Math.max(0, Math.min(20, total - (number - 1) * 20)));
        if (far.answer.items.length === 0) continue;
        // The total is counted once, unless it fits on the page or the page is beyond the counted posts.
        const listed = (calls: readonly string[]) => calls.filter((call) => call.startsWith('list'));
        expect(listed(far.calls), `page ${number}`).toEqual(listed(first.calls));
        expect(far.calls.length).toBeLessThanOrEqual(first.calls.length + 1);
        expect(totalPages).toBeGreaterThanOrEqual(number);
        expect(far.most).toBeLessThanOrEqual(pageSize.feed);
      }
    },
  );

  it('reading one post and the posts of a person takes the same store calls as in a small feed', async () => {
    const looks: readonly ((context: Context) => Promise<unknown>)[] = [
      (context) => postService.get(context, { params: { id: 'p0000100' } }),
      (context) => postService.sent(context, { query: { page: 1 } }),
      (context) => postService.received(context, { query: { page: 1 } }),
      (context) => postService.special(context, { query: { page: 1 } }),
      (context) => postService.sent(context, { query: { userId: 'ana', page: 1 } }),
      (context) => postService.received(context, { query: { userId: 'ana', page: 1 } }),
      (context) => postService.special(context, { query: { userId: 'ana', page: 1 } }),
      (context) => postService.likes(context, { query: { postId: 'p0000100', page: 1 } }),
    ];
    for (const look of looks) {
      const [few, far] = [await reading(small, 'bruno', look), await reading(many, 'bruno', look)];
      expect(far.calls.length).toBeLessThanOrEqual(few.calls.length + 1);
      expect(far.most).toBeLessThanOrEqual(pageSize.feed);
    }
  });

  it('a GraphQL feed page with all fields of its posts takes one REST call', async () => {
    const sdl = readSdl();
    const token = await many.tokenOf('ana@taller.example');
    let calls = 0;
    const { data } = await graphql({
      schema: createFacade(sdl),
      source: `{ posts(page: 150, postType: "thanks") { items {
        id message sender { firstName } receivers { points user { firstName } } types { name } values { name }
        badge { imageUrl } attachments { url } likesCount commentsCount myReaction topReactions may
      } pagination { total } } }`,
      contextValue: facadeContext({
        base: 'http://home.test/rest',
        send: (request) => {
          calls++;
          return many.backend.fetch(request);
        },
        headers: () => ({ authorization: `Bearer ${token}` }),
        language: 'es',
      }),
    });
    expect(data).toMatchObject({ posts: { items: { length: pageSize.feed } } });
    expect(calls).toBe(1);
  });
});
