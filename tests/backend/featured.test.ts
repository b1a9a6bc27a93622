/** The featured items of the home page, over REST with the real backend and both stores. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogs, productCategories, products } from '#backend/stock/catalog.tables.ts';
import { coupons } from '#backend/coupons/coupons.tables.ts';
import { providers } from '#backend/stock/providers.tables.ts';
import { customPages } from '#backend/pages/pages.tables.ts';
import { posts } from '#backend/posts/posts.tables.ts';
import { surveys } from '#backend/surveys/surveys.tables.ts';
import type { ModuleFlag } from '#schema/modules.ts';
import { targetsIn, type Choice, type Item } from './featuredFixture.ts';
import { openPagesFixture, type PagesFixture } from './pagesFixture.ts';
import { catalog } from './shopFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: PagesFixture;
/** The poll from `targetsIn` and its post. */
let poll = '';
let post = '';

const feature = (items: readonly object[], who = 'diego'): Promise<readonly Choice[]> =>
  fixture.ask(who, 'PUT /org/featured', { items });
const cannot = (items: readonly object[], who = 'diego') =>
  fixture.faults(who, 'PUT /org/featured', { items });
const shown = (who = 'ana'): Promise<readonly Item[]> => fixture.ask(who, 'GET /featured');
const kinds = async (who = 'ana') => (await shown(who)).map(({ kind }) => kind);
const choices = (): Promise<readonly Choice[]> => fixture.ask('diego', 'GET /org/featured');
const link = (own: object = {}) => ({ kind: 'link', title: 'Guía', link: '/clip_guide', ...own });
const target = (kind: string, id: string = kind) => ({ kind, target_id: id });
const all = () => [target('page'), target('product'), target('coupon'), target('poll', poll), link()];

describe.each(storesOf(import.meta.url))('featured items, %s store', (kind) => {
  beforeEach(async () => {
    fixture = await openPagesFixture(kind);
    ({ poll, post } = await targetsIn(fixture));
  });
  afterEach(() => fixture.deployment.close());

  it('featured items are shown in the chosen order with title, text, icon and link of each target', async () => {
    const made = await feature(all());
    const items = await shown();
    expect(items).toEqual(made.map((one) => one.shown));
    expect(items.map(({ id: _id, image_url: _url, ...item }) => item)).toEqual([
      {
        kind: 'page',
        title: 'Bienvenida',
        text: expect.stringMatching(/^(palabra ){18,19}palabra…$/),
        icon: 'sun',
        link: '/pages/bienvenida',
      },
      {
        kind: 'product',
        title: 'Termo',
        text: 'De acero',
        icon: 'gift',
        link: '/catalog?product=product',
      },
      {
        kind: 'coupon',
        title: 'Dos por uno',
        text: '2 × 1',
        icon: null,
        link: '/cupons?provider=provider',
      },
      { kind: 'poll', title: '¿Dónde?', text: null, icon: null, link: `/post?id=${post}` },
      { kind: 'link', title: 'Guía', text: null, icon: null, link: '/clip_guide' },
    ]);
    expect(await fixture.at(items[0]?.image_url ?? '')).toBe(200);
    expect(items.map(({ image_url }) => image_url).slice(1)).toEqual([
      null,
      'https://cafe.example/l.png',
      null,
      null,
    ]);
    expect(fixture.heard()).toEqual(['organization.changed']);
    await feature([...all()].toReversed());
    expect(await kinds()).toEqual(['link', 'poll', 'coupon', 'product', 'page']);
    await feature([]);
    expect([await shown(), await choices()]).toEqual([[], []]);
  });

  it('a featured item keeps its id when the list is saved again', async () => {
    const before = await feature([target('page'), link()]);
    const after = await feature([link({ title: 'La guía' }), target('product'), target('page')]);
    expect([after[0]?.id, after[2]?.id]).toEqual([before[1]?.id, before[0]?.id]);
    expect(after[0]?.shown?.title).toBe('La guía');
    expect(new Set(after.map(({ id }) => id)).size).toBe(3);
  });

  it('a featured item is hidden while its target is deleted, unpublished, over or switched off', async () => {
    await feature(all());
    const everything = await kinds();
    const ways: readonly (readonly [string, () => Promise<unknown>, () => Promise<unknown>])[] = [
      ...(
        [
          ['page', customPages, { id: 'page' }, { published: false }, { published: true }],
          ['product', products, { id: 'product' }, { active: false }, { active: true }],
          [
            'product',
            products,
            { id: 'product' },
            { closesAt: '2026-03-18T18:00:00.000Z' },
            { closesAt: null },
          ],
          ['product', productCategories, { id: 'home' }, { active: false }, { active: true }],
          ['coupon', coupons, { id: 'coupon' }, { active: false }, { active: true }],
          ['coupon', coupons, { id: 'coupon' }, { endsAt: '2026-03-17' }, { endsAt: null }],
          ['coupon', providers, { id: 'provider' }, { active: false }, { active: true }],
          ['poll', surveys, { kind: 'poll' }, { active: false }, { active: true }],
          ['poll', surveys, { kind: 'poll' }, { endsAt: '2026-03-18T18:00:00.000Z' }, { endsAt: null }],
          ['poll', posts, { kind: 'poll' }, { listed: false }, { listed: true }],
        ] as const
      ).map(
        ([what, table, where, off, on]) =>
          [
            what,
            // Each row names columns of its own table, which the compiler cannot check for all rows together.
            () => fixture.change((store) => store.update(table as never, where as never, off as never)),
            () => fixture.change((store) => store.update(table as never, where as never, on as never)),
          ] as const,
      ),
      ...(
        [
          ['page', 'organization_info'],
          ['product,coupon', 'catalog'],
          ['poll', 'surveys'],
          ['poll', 'recognitions'],
        ] satisfies (readonly [string, ModuleFlag])[]
      ).map(
        ([what, flag]) => [what, () => fixture.turn(flag, false), () => fixture.turn(flag, true)] as const,
      ),
    ];
    for (const [index, [what, off, on]] of ways.entries()) {
      await off();
      const left = everything.filter((one) => !what.split(',').includes(one));
      expect(await kinds(), `${index} ${what}`).toEqual(left);
      const hidden = (await choices()).filter((one) => one.shown === null);
      expect(hidden.map((one) => one.kind).join(), `${index} ${what}`).toBe(what);
      // Administrators still see the title of a hidden item.
      for (const { title } of hidden) expect(title).not.toBeNull();
      await on();
      expect(await kinds(), `${index} ${what}`).toEqual(everything);
    }
    await fixture.ask('diego', 'DELETE /org/custom/page/page');
    expect(await kinds()).toEqual(everything.slice(1));
    expect((await choices())[0]).toMatchObject({ kind: 'page', target_id: 'page', title: null, shown: null });
  });

  it('a featured poll is shown only to the audience of its post', async () => {
    await feature([target('poll', poll)]);
    await fixture.change((store) => store.update(posts, { id: post }, { seenBy: 'admins' }));
    expect([await kinds('ana'), await kinds('diego')]).toEqual([[], ['poll']]);
  });

  it('a featured product is shown to readers of its catalog, and administrators see whether anyone sees it', async () => {
    await fixture.change((store) =>
      store.insert(catalogs, [catalog('mx', 0), catalog('co', 1), catalog('off', 2, { active: false })]),
    );
    await fixture.product('here', { catalogId: 'mx' });
    await fixture.product('there', { catalogId: 'co' });
    await fixture.product('nowhere', { catalogId: 'off' });
    const two = [target('product', 'here'), target('product', 'there')];
    expect(await cannot([...two, target('product', 'nowhere')])).toEqual([
      'items.2.target_id: featured_target',
    ]);
    await feature(two);
    const titles = async () => (await shown()).map(({ title }) => title);
    expect(await titles()).toEqual(['here']);
    expect((await choices()).map((one) => one.shown?.title)).toEqual(['here', 'there']);
    await fixture.turn('choose_catalog', false);
    expect((await choices()).map((one) => one.shown?.title)).toEqual(['here', undefined]);
  });

  it('featured items with an invalid target, a duplicate, missing words or an unsafe link are refused', async () => {
    await fixture.page('draft', { published: false });
    expect(
      await cannot([
        target('page', 'draft'),
        target('product', 'nothing'),
        // The id of an item of another kind.
        target('coupon', 'product'),
        { kind: 'poll' },
        link({ title: null }),
        { kind: 'link', title: 'Sin dirección' },
      ]),
    ).toEqual([
      'items.0.target_id: featured_target',
      'items.1.target_id: featured_target',
      'items.2.target_id: featured_target',
      'items.3.target_id: required',
      'items.4.title: required',
      'items.5.link: required',
    ]);
    expect(await cannot([target('page'), link(), target('page'), link({ title: 'Otra' })])).toEqual([
      'items.2.target_id: featured_twice',
      'items.3.link: featured_twice',
    ]);
    expect(await cannot([link({ link: ' JAVA\tSCRIPT:alert(1)' })])).toEqual(['items.0.link: link_unsafe']);
    expect(await cannot(Array.from({ length: 7 }, (_, index) => link({ link: `/a${index}` })))).toEqual([
      'items: too_many',
    ]);
    expect([await choices(), fixture.heard()]).toEqual([[], []]);
  });

  it('a featured item may stay while its target is hidden, but a hidden target cannot be added', async () => {
    await feature([target('page'), link()]);
    await fixture.change((store) => store.update(customPages, { id: 'page' }, { published: false }));
    expect((await feature([link(), target('page')])).map((one) => one.shown === null)).toEqual([false, true]);
    await feature([link()]);
    expect(await cannot([link(), target('page')])).toEqual(['items.1.target_id: featured_target']);
  });

  it('only a featured link has its own title and picture, and removing it deletes the picture', async () => {
    const [one, two, theirs] = [
      await fixture.picture('uno'),
      await fixture.picture('dos'),
      await fixture.picture('suya', 'carla'),
    ];
    expect(await cannot([link({ image_key: theirs })])).toEqual(['items.0.image_key: file_unknown']);
    const own = { title: 'Otro', link: '/x', image_key: two };
    const made = await feature([link({ image_key: one, target_id: 'page' }), { ...target('page'), ...own }]);
    expect(made[0]).toMatchObject({ target_id: null, shown: { image_url: made[0]?.image_url } });
    expect(await fixture.at(made[0]?.image_url ?? '')).toBe(200);
    expect(made[1]).toMatchObject({ title: 'Bienvenida', link: null, image_key: null, image_url: null });
    // Another administrator changes the order, and the picture stays.
    await feature([target('page'), link({ image_key: one })], 'carla');
    expect(await fixture.there(one)).toEqual([true, true]);
    await feature([link({ image_key: two })]);
    expect([await fixture.there(one), await fixture.there(two)]).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it('featured items are chosen by administrators, for their own organisation', async () => {
    await feature([link()]);
    const status = async (who: string, route: string) =>
      (await fixture.call(who, route, { items: [] })).status;
    expect(await status('ana', 'PUT /org/featured')).toBe(403);
    expect((await fixture.call('ana', 'GET /org/featured')).status).toBe(403);
    expect((await fixture.call('xavi', 'GET /featured')).status).toBe(403);
    expect(await shown('olga@otro.example')).toEqual([]);
    expect(await cannot([target('page')], 'olga@otro.example')).toEqual([
      'items.0.target_id: featured_target',
    ]);
    expect(await status('olga@otro.example', 'PUT /org/featured')).toBe(200);
    expect(await kinds()).toEqual(['link']);
  });

  it('reading featured items takes the same store reads for six items as for two', async () => {
    const cost = async () => [
      await fixture.reads('ana', 'GET /featured'),
      await fixture.reads('diego', 'GET /org/featured'),
    ];
    await feature([target('page'), target('product')]);
    const few = await cost();
    for (const id of ['p1', 'p2']) {
      await fixture.page(id);
      await fixture.product(id);
    }
    await feature([
      ...['page', 'p1', 'p2'].map((id) => target('page', id)),
      ...['product', 'p1', 'p2'].map((id) => target('product', id)),
    ]);
    expect(await cost()).toEqual(few);
    expect(await shown()).toHaveLength(6);
  });
});
