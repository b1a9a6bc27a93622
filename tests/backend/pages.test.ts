/** Custom pages of an organisation, over REST with the real backend and both stores (spec §7 "Custom pages"). */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { badges } from '#backend/program/program.tables.ts';
import { organizations } from '#backend/organization/organization.tables.ts';
import { customPages } from '#backend/pages/pages.tables.ts';
import { Slug, slugOf } from '#schema/pages/pages.rules.ts';
import { openPagesFixture, type PagesFixture } from './pagesFixture.ts';
import { trials, storesOf } from '#tests/support/trials.ts';

interface Block {
  readonly type: string;
  readonly key?: string;
  readonly url?: string;
}
interface Page {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly content: readonly Block[];
  readonly icon: string | null;
  readonly position: number;
  readonly published: boolean;
  readonly created_at: string;
  readonly updated_at: string;
}

let fixture: PagesFixture;

const words = (text: string) => ({ type: 'paragraph', text: [{ text }] });
const image = (key: string, more: object = {}) => ({ type: 'image', key, alt: 'La terraza', ...more });
const create = (own: object = {}, who = 'diego'): Promise<Page> =>
  fixture.ask(who, 'POST /org/custom/page', { title: 'Horarios', slug: 'horarios', content: [], ...own });
const update = (id: string, change: object, who = 'diego'): Promise<Page> =>
  fixture.ask(who, `PATCH /org/custom/page/${id}`, change);
const cannot = (own: object, who = 'diego') =>
  fixture.faults(who, 'POST /org/custom/page', { title: 'Otra', slug: 'otra', content: [], ...own });
const menu = async (who = 'ana'): Promise<readonly string[]> =>
  (await fixture.ask(who, 'GET /custom/pages')).map(({ slug }: Page) => slug);
const status = async (who: string, route: string, body?: unknown) =>
  (await fixture.call(who, route, body)).status;

describe.each(storesOf(import.meta.url))('custom pages, %s store', (kind) => {
  beforeEach(async () => {
    fixture = await openPagesFixture(kind);
  });
  afterEach(() => fixture.deployment.close());

  it('a custom page is written by an administrator and readable by members once published', async () => {
    const made = await create({ content: [words('De 9 a 6')], icon: 'sun' });
    expect(made).toMatchObject({ title: 'Horarios', published: false, position: 0, icon: 'sun' });
    expect([await menu(), await status('ana', 'GET /custom/page/horarios')]).toEqual([[], 404]);
    // The author cannot read the unpublished page there either.
    expect(await status('diego', 'GET /custom/page/horarios')).toBe(404);
    await update(made.id, { published: true });
    expect(await menu()).toEqual(['horarios']);
    expect(await fixture.ask('ana', 'GET /custom/page/horarios')).toMatchObject({
      id: made.id,
      title: 'Horarios',
      slug: 'horarios',
      icon: 'sun',
      content: [words('De 9 a 6')],
    });
    expect(await fixture.ask('diego', `GET /org/custom/page/${made.id}`)).toMatchObject({ published: true });
    expect(fixture.heard()).toEqual(['organization.changed', 'organization.changed']);
  });

  it('a custom page is refused to external people and other organisations, and while its module is off', async () => {
    const { id } = await create({ published: true });
    expect(await status('xavi', 'GET /custom/page/horarios')).toBe(403);
    expect(await status('olga@otro.example', 'GET /custom/page/horarios')).toBe(404);
    for (const route of [`GET /org/custom/page/${id}`, `DELETE /org/custom/page/${id}`])
      expect(await status('olga@otro.example', route)).toBe(404);
    expect(await status('ana', 'GET /org/custom/page')).toBe(403);
    await fixture.turn('organization_info', false);
    expect((await fixture.call('ana', 'GET /custom/pages')).said.code).toBe('module_off');
    expect((await fixture.call('diego', 'GET /org/custom/page')).said.code).toBe('module_off');
  });

  it('custom pages are listed by position, then by title, and a new page comes last', async () => {
    await fixture.page('b', { title: 'Beta', position: 2 });
    await fixture.page('a', { title: 'Alfa', position: 2 });
    await fixture.page('z', { title: 'Zeta', position: 1 });
    await fixture.page('hidden', { position: 0, published: false });
    const last = await create({ published: true });
    expect(last.position).toBe(3);
    expect(await menu()).toEqual(['z', 'a', 'b', 'horarios']);
    const all: Page[] = await fixture.ask('diego', 'GET /org/custom/page');
    expect(all.map(({ slug }) => slug)).toEqual(['hidden', 'z', 'a', 'b', 'horarios']);
    await update(last.id, { position: 0 });
    expect(await menu()).toEqual(['horarios', 'z', 'a', 'b']);
    await fixture.page('end', { position: 1_000 });
    expect((await create({ slug: 'after-the-end' })).position).toBe(1_000);
  });

  it('a custom page has a unique slug, and a malformed slug is refused with its reason', async () => {
    const { id } = await create();
    expect(await cannot({ slug: 'horarios' })).toEqual(['slug: slug_taken']);
    for (const slug of ['Horarios', 'mis horarios', '-horarios', 'horarios-', 'a--b', 'año', 'a/b', 'a.b'])
      expect(await cannot({ slug }), slug).toEqual(['slug: slug_shape']);
    expect(await cannot({ slug: 'a' })).toEqual(['slug: too_short']);
    expect(await cannot({ slug: 'a'.repeat(61) })).toEqual(['slug: too_long']);
    const other = await create({ slug: 'otra', published: true });
    expect(await fixture.faults('diego', `PATCH /org/custom/page/${other.id}`, { slug: 'horarios' })).toEqual(
      ['slug: slug_taken'],
    );
    // A page may keep its own address, and another page may use the address it gives up.
    await update(id, { slug: 'horarios', title: 'Los horarios' });
    await update(id, { slug: 'jornada' });
    await update(other.id, { slug: 'horarios' });
    expect(await menu()).toEqual(['horarios']);
  });

  it('a custom page update keeps omitted fields and can remove the icon', async () => {
    const made = await create({ content: [words('De 9 a 6')], icon: 'sun', published: true });
    const named = await update(made.id, { title: 'Jornada' });
    expect(named).toEqual({ ...made, title: 'Jornada', updated_at: named.updated_at });
    expect((await update(made.id, { icon: null })).icon).toBeNull();
    expect((await update(made.id, { content: [] })).content).toEqual([]);
  });

  it('saving a custom page that another person changed meanwhile is refused, even within one millisecond', async () => {
    const made = await create({ content: [words('Uno')] });
    const saved = await update(made.id, { content: [words('Dos')], seen: made.updated_at }, 'carla');
    const late = { content: [words('Tres')], seen: made.updated_at };
    const refused = await fixture.call('diego', `PATCH /org/custom/page/${made.id}`, late);
    expect([refused.status, refused.said.reasons[0]]).toEqual([
      409,
      {
        field: 'content',
        code: 'page_changed',
        message:
          'Alguien más cambió esta página. Tu texto sigue aquí: míralo junto al suyo y guarda otra vez.',
      },
    ]);
    expect((await fixture.ask('diego', `GET /org/custom/page/${made.id}`)).content).toEqual([words('Dos')]);
    // The save succeeds with the current time of the other version; another spelling of the same time is equal.
    await update(made.id, { ...late, seen: saved.updated_at.replace(/\.(\d{3})Z$/, '.$1000Z') });
    // A save without `seen` always wins.
    expect((await update(made.id, { title: 'Jornada' }, 'carla')).content).toEqual([words('Tres')]);
  });

  it('two versions of a custom page never share their update time, in any order of saves', async () => {
    const { id } = await create();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom('diego', 'carla'), fc.boolean(), fc.integer({ min: 0, max: 2 })), {
          minLength: 1,
          maxLength: 8,
        }),
        async (turns) => {
          const first: Page = await fixture.ask('diego', `GET /org/custom/page/${id}`);
          let now = first;
          const seen: Record<string, string> = { diego: first.updated_at, carla: first.updated_at };
          for (const [who, reads, wait] of turns) {
            fixture.deployment.now += wait;
            if (reads) seen[who] = (await fixture.ask(who, `GET /org/custom/page/${id}`)).updated_at;
            const body = { title: `${who} ${now.updated_at}`, seen: seen[who] };
            const { status: code, said } = await fixture.call(who, `PATCH /org/custom/page/${id}`, body);
            expect(code).toBe(seen[who] === now.updated_at ? 200 : 409);
            if (code === 200) {
              expect(said.updated_at > now.updated_at).toBe(true);
              now = said;
              seen[who] = said.updated_at;
            }
            expect((await fixture.ask('diego', `GET /org/custom/page/${id}`)).title).toBe(now.title);
          }
        },
      ),
      { numRuns: trials(10) },
    );
  });

  it('a custom page shows the uploaded pictures of its author and stores no picture addresses', async () => {
    const key = await fixture.picture('terraza');
    const content = [image(key, { url: 'https://evil.example/x.png' }), { type: 'divider', url: '/x' }];
    const made = await create({ content, published: true });
    const { rows } = await fixture.look((store) => store.list(customPages));
    expect(rows[0]?.content).toEqual([image(key), { type: 'divider' }]);
    const read: Page = await fixture.ask('ana', 'GET /custom/page/horarios');
    const [listed] = (await fixture.ask('diego', 'GET /org/custom/page')) as Page[];
    for (const page of [made, read, listed, await update(made.id, { title: 'Otro' })]) {
      expect(page?.content).toEqual([image(key, { url: expect.any(String) }), { type: 'divider' }]);
      expect(await fixture.at(page?.content[0]?.url ?? '')).toBe(200);
    }
  });

  it('a custom page refuses new pictures that are foreign, of another kind, unfinished or unknown', async () => {
    const theirs = await fixture.picture('suya', 'carla');
    const own = await fixture.picture('propia');
    const post = await fixture.picture('adjunta', 'diego', { type: 'post-attachments' });
    const late = await fixture.picture('tarde', 'diego', { uploadedAt: null });
    const content = [words('Hola'), image(theirs), image(own), image(post), image(late), image('nada')];
    expect(await cannot({ content })).toEqual(
      [1, 3, 4, 5].map((place) => `content.${place}.key: file_unknown`),
    );
    expect(await menu()).toEqual([]);
    // An image that is already in the page stays, also after an edit by another administrator.
    const { id } = await create({ content: [image(own)] });
    expect(await fixture.faults('carla', `PATCH /org/custom/page/${id}`, { content: [image(post)] })).toEqual(
      ['content.0.key: file_unknown'],
    );
    const both = await update(id, { content: [image(own), image(theirs)] }, 'carla');
    expect(both.content.map(({ key }) => key)).toEqual([own, theirs]);
  });

  it('pictures removed from a custom page are deleted unless something else shows them', async () => {
    const keys = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((id) => fixture.picture(id)));
    const [alone = '', shared = '', worn = '', logo = '', twice = ''] = keys;
    const all = [alone, shared, worn, logo, twice, twice].map((key) => image(key));
    const { id } = await create({ content: all });
    const other = await create({ slug: 'otra', content: [image(shared)] });
    await fixture.change(async (store) => {
      await store.update(badges, { id: 'inner' }, { imageKey: worn });
      await store.update(organizations, {}, { logoKey: logo });
    });
    await update(id, { content: [image(twice)] });
    const left = async () => Promise.all(keys.map(async (key) => (await fixture.there(key)).join()));
    const [here, gone] = ['true,true', 'false,false'];
    expect(await left()).toEqual([gone, here, here, here, here]);
    expect(await cannot({ slug: 'tercera', content: [image(alone)] })).toEqual([
      'content.0.key: file_unknown',
    ]);
    await fixture.ask('diego', `DELETE /org/custom/page/${id}`);
    await fixture.ask('diego', `DELETE /org/custom/page/${other.id}`);
    expect(await left()).toEqual([gone, gone, here, here, gone]);
    expect(await status('diego', `GET /org/custom/page/${id}`)).toBe(404);
    expect(await status('diego', `DELETE /org/custom/page/${id}`)).toBe(404);
  });

  it('a refused custom page update keeps the pictures of the page', async () => {
    const key = await fixture.picture('a');
    const { id } = await create({ content: [image(key)] });
    await create({ slug: 'otra' });
    await fixture.faults('diego', `PATCH /org/custom/page/${id}`, { slug: 'otra', content: [] });
    expect(await fixture.there(key)).toEqual([true, true]);
  });

  it('a custom page stays when its author is deleted, and names nobody', async () => {
    const { id } = await create({ published: true }, 'carla');
    await fixture.ask('diego', 'POST /user/admin/delete', { id: 'carla', reason: '' });
    const page = await fixture.ask('diego', `GET /org/custom/page/${id}`);
    expect(JSON.stringify(page)).not.toMatch(/carla/i);
    expect(await menu()).toEqual(['horarios']);
  });

  it('reading custom pages takes the same store reads for forty pages as for one', async () => {
    const key = await fixture.picture('a');
    await fixture.page('first', { content: [{ type: 'image', key, alt: '' }] });
    const routes = ['GET /org/custom/page', 'GET /custom/pages', 'GET /custom/page/first'];
    const cost = async (): Promise<readonly number[]> => {
      const counts: number[] = [];
      for (const route of routes) counts.push(await fixture.reads('diego', route));
      return counts;
    };
    const one = await cost();
    for (let index = 0; index < 40; index++)
      await fixture.page(`p${index}`, { content: [{ type: 'image', key, alt: '' }] });
    expect(await cost()).toEqual(one);
  });
});

describe('slug suggested for a title', () => {
  it('the slug suggested for any title is valid or empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 140 }), (title) => {
        const slug = slugOf(title);
        expect(slug === '' || Slug.safeParse(slug).data === slug).toBe(true);
      }),
      { numRuns: trials(1_000) },
    );
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'Ñ', 'é', ' ', '-', '—', '9', '/', '🎉', 'ß'), { maxLength: 90 }),
        (signs) => {
          const slug = slugOf(signs.join(''));
          expect(slug === '' || Slug.safeParse(slug).data === slug).toBe(true);
        },
      ),
      { numRuns: trials(1_000) },
    );
  });

  it('the slug suggested for a title keeps the words that can be written in ASCII', () => {
    expect(slugOf('  Política de Teletrabajo (2027) ')).toBe('politica-de-teletrabajo-2027');
    expect(slugOf('¿Año nuevo?')).toBe('ano-nuevo');
    expect([slugOf('A'), slugOf('—'), slugOf('日本')]).toEqual(['', '', '']);
    expect(slugOf(`${'palabra '.repeat(20)}`)).toMatch(/^palabra(-palabra)*(-p[a-z]*)?$/);
  });
});
