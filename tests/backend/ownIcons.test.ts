/** Own pictures of types, tags, levels, values and categories: set, shown, based on, taken away, discarded. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { undoMs } from '#schema/limits.ts';
import { openPagesFixture, type PagesFixture } from './pagesFixture.ts';

let fixture: PagesFixture;
beforeEach(async () => {
  fixture = await openPagesFixture('tab');
});
afterEach(() => fixture.deployment.close());

interface Pictured {
  readonly id: string;
  readonly icon_key: string | null;
  readonly icon_url: string | null;
}

/** `seen` is who sees it in the list beside administrators. Products give a category to employees. */
const things = [
  {
    what: 'recognition type',
    made: ['POST /recognition_type', { name: 'Valentía' }],
    at: '/org/recognition_type',
    list: 'GET /recognition_type',
    seen: 'ana',
  },
  {
    what: 'tag',
    made: ['POST /post_type', { name: 'Valentía', recognition_type_id: 'thanks' }],
    at: '/post_type',
    list: 'GET /post_type',
    seen: 'ana',
  },
  {
    what: 'level',
    made: ['POST /levels/create', { name: 'Cumbre', min_points: 0 }],
    at: '/levels',
    list: 'GET /levels',
    seen: 'ana',
  },
  {
    what: 'value',
    made: ['POST /value', { name: 'Audacia', description: 'Probar' }],
    at: '/value',
    list: 'GET /values',
    seen: 'ana',
  },
  {
    what: 'category',
    made: ['POST /org/product_category', { name: 'Té' }],
    at: '/org/product_category',
    list: 'GET /org/product_category',
    seen: 'diego',
  },
] as const;

const [gone, there] = [
  [false, false],
  [true, true],
];

test.each(things)(
  'the own picture of a $what is shown to its readers and discarded with it',
  async (thing) => {
    const { made, at, list, seen } = thing;
    const [first, second] = [await fixture.picture('uno'), await fixture.picture('dos')];
    const { id }: Pictured = await fixture.ask('diego', made[0], { ...made[1], icon_key: first });
    const change = (body: object) => fixture.ask('diego', `PATCH ${at}/${id}`, body);
    const shown = async () => {
      const rows: readonly Pictured[] = await fixture.ask(seen, list);
      return rows.find((row) => row.id === id)?.icon_url ?? null;
    };
    expect(await fixture.at((await shown()) ?? '')).toBe(200);
    // Only an administrator gets an address by key.
    expect((await fixture.call('ana', 'POST /read_presign/corp-benef-image', { key: first })).status).toBe(
      404,
    );

    await change({ icon_key: second, based_on: { icon_key: first } });
    expect(await shown()).toContain(second);
    expect([await fixture.there(first), await fixture.there(second)]).toEqual([gone, there]);

    await change({ icon_key: null });
    expect(await shown()).toBeNull();
    expect(await fixture.there(second)).toEqual(gone);

    const third = await fixture.picture('tres');
    await change({ icon_key: third });
    await fixture.ask('diego', `DELETE ${at}/${id}`);
    expect(await fixture.there(third)).toEqual(gone);
  },
);

test.each(things)('a $what refuses a picture of another person, and one changed meanwhile', async (thing) => {
  const { made, at } = thing;
  const [own, theirs] = [await fixture.picture('propia'), await fixture.picture('suya', 'carla')];
  const wide = await fixture.picture('ancha', 'diego', { contentType: 'image/gif' });
  for (const [key, code] of [
    [theirs, 'file_unknown'],
    [wide, 'file_type'],
  ] as const)
    expect(await fixture.faults('diego', made[0], { ...made[1], icon_key: key })).toEqual([
      `icon_key: ${code}`,
    ]);
  const { id }: Pictured = await fixture.ask('diego', made[0], { ...made[1], icon_key: own });
  const change = (who: string, body: object) => fixture.faults(who, `PATCH ${at}/${id}`, body);
  expect(await change('diego', { icon_key: theirs })).toEqual(['icon_key: file_unknown']);
  const late = { icon_key: theirs, based_on: { icon_key: null } };
  expect(await change('carla', late)).toEqual(['icon_key: changed_meanwhile']);
  expect(await fixture.there(own)).toEqual(there);
});

test('a new type gives its picture to its tag, and the file stays until neither shows it', async () => {
  const key = await fixture.picture('valor');
  const { id }: Pictured = await fixture.ask('diego', 'POST /recognition_type', {
    name: 'Valentía',
    icon_key: key,
  });
  const tags: readonly (Pictured & { recognition_type_id: string })[] = await fixture.ask(
    'ana',
    'GET /post_type',
  );
  const tag = tags.find((one) => one.recognition_type_id === id);
  expect(tag?.icon_key).toBe(key);
  await fixture.ask('diego', `PATCH /post_type/${tag?.id ?? ''}`, { icon_key: null });
  expect(await fixture.there(key)).toEqual(there);
  await fixture.ask('diego', `PATCH /org/recognition_type/${id}`, { icon_key: null });
  expect(await fixture.there(key)).toEqual(gone);
});

test('a card of the feed shows the own pictures of its tags and values', async () => {
  const [face, care] = [await fixture.picture('cara'), await fixture.picture('cuidado')];
  await fixture.ask('diego', 'PATCH /post_type/thanks', { icon_key: face });
  await fixture.ask('diego', 'PATCH /value/care', { icon_key: care });
  const { id }: Pictured = await fixture.ask('ana', 'POST /send_feedback', {
    reciever_emails: ['bruno@taller.example'],
    amount: 0,
    message: 'Gracias',
    post_types: ['thanks'],
    value_ids: ['care'],
  });
  fixture.deployment.now += undoMs;
  await fixture.deployment.tick();
  const { types, values } = await fixture.askNow('bruno', `GET /post/${id}`);
  expect([types[0].icon_url, values[0].icon_url]).toEqual([
    expect.stringContaining(face),
    expect.stringContaining(care),
  ]);
});
