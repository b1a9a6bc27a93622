/** Rich text: stored content comes back unchanged, and only known content is stored. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plainText, RichText, richTextLimits } from '#schema/kit/richText.ts';
import { textFaults } from '#schema/kit/text.ts';
import { openPagesFixture, type PagesFixture } from './pagesFixture.ts';
import { isRight, safeLink, words } from './richTexts.ts';
import { trials, storesOf } from '#tests/support/trials.ts';

const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 12 });
const part = fc.record(
  { text, bold: fc.boolean(), italic: fc.boolean(), underline: fc.boolean(), link: safeLink },
  { requiredKeys: ['text'] },
);
const line = fc.array(part, { maxLength: 3 });
const block = fc.oneof(
  fc.record({ type: fc.constantFrom('paragraph', 'quote'), text: line }),
  fc.record({ type: fc.constant('heading'), level: fc.constantFrom(2, 3), text: line }),
  fc.record(
    { type: fc.constant('list'), ordered: fc.boolean(), items: fc.array(line, { maxLength: 3 }) },
    { requiredKeys: ['type', 'items'] },
  ),
  fc.constant({ type: 'divider' }),
);
const rightText = fc.array(block, { maxLength: 6 });

/** Something like a block, valid or invalid. */
const odd = fc.oneof(text, fc.constantFrom(null, 2, 3, 4, true, '', {}), fc.jsonValue());
const oddBlock = fc.record(
  {
    type: fc.oneof(fc.constantFrom('paragraph', 'heading', 'list', 'quote', 'divider', 'image'), odd),
    level: fc.oneof(fc.constantFrom(2, 3), odd),
    text: fc.oneof(line, odd),
    ordered: fc.oneof(fc.boolean(), odd),
    items: fc.oneof(fc.array(line, { maxLength: 2 }), odd),
    alt: odd,
    onclick: odd,
  },
  { requiredKeys: ['type'] },
);
const anyText = fc.oneof(rightText, fc.array(fc.oneof(block, oddBlock), { maxLength: 3 }), fc.jsonValue());

describe('rich text', () => {
  it('a rich text is refused, or stays the same when stored and parsed again', () => {
    let kept = 0;
    fc.assert(
      fc.property(anyText, (value) => {
        const parsed = RichText.safeParse(value);
        if (!parsed.success) return;
        kept++;
        const stored: unknown = JSON.parse(JSON.stringify(parsed.data));
        expect(RichText.parse(stored)).toEqual(parsed.data);
        // No unknown field of a caller is stored.
        for (const one of parsed.data)
          for (const name of Object.keys(one))
            expect(['type', 'level', 'text', 'ordered', 'items', 'key', 'alt', 'url']).toContain(name);
      }),
      { numRuns: trials(1_000) },
    );
    expect(kept).toBeGreaterThan(100);
  });

  it('a valid rich text is never refused', () => {
    fc.assert(
      fc.property(rightText, (content) => {
        expect(RichText.parse(content)).toEqual(content);
      }),
    );
  });

  it('each block of a rich text requires the fields of its type and refuses all others', () => {
    const said = [{ text: 'a' }];
    const own: Readonly<Record<string, object>> = {
      paragraph: { text: said },
      quote: { text: said },
      heading: { text: said, level: 2 },
      list: { items: [said] },
      image: { key: 'corp-benef-image/a', alt: '' },
      divider: {},
    };
    const values: Readonly<Record<string, unknown>> = {
      text: said,
      level: 3,
      items: [said],
      ordered: true,
      key: 'corp-benef-image/a',
      alt: '',
    };
    for (const [type, fields] of Object.entries(own)) {
      expect(isRight([{ type, ...fields }]), type).toBe(true);
      for (const name of Object.keys(fields))
        expect(isRight([{ type, ...fields, [name]: undefined }]), `${type} without ${name}`).toBe(false);
      for (const [name, value] of Object.entries(values))
        expect(isRight([{ type, ...fields, [name]: value }]), `${type} with ${name}`).toBe(
          name in fields || (type === 'list' && name === 'ordered'),
        );
    }
    expect(isRight([{ type: 'heading', level: 1, text: said }])).toBe(false);
    expect(isRight([{ type: 'script', text: said }])).toBe(false);
    expect(isRight([words('')])).toBe(false);
  });

  it('a rich text is accepted at each limit and refused one beyond it', () => {
    const { blocks, characters, parts, items, address } = richTextLimits;
    const many = <T>(length: number, one: T): T[] => Array.from({ length }, () => one);
    const path = (length: number) => `/${'a'.repeat(length - 1)}`;
    const cases: readonly ((extra: 0 | 1) => unknown)[] = [
      (extra) => many(blocks + extra, { type: 'divider' }),
      (extra) => [{ type: 'paragraph', text: many(parts + extra, { text: 'a' }) }],
      (extra) => [{ type: 'list', items: many(items + extra, []) }],
      (extra) => [words('a'.repeat(characters + extra))],
      // The limit counts the characters of all blocks together.
      (extra) => [
        words('a'.repeat(characters / 2)),
        { type: 'list', items: [[], [{ text: 'b'.repeat(characters / 2 + extra) }]] },
      ],
      (extra) => [words('a', { link: path(address + extra) })],
      (extra) => [{ type: 'image', key: 'k'.repeat(100 + extra), alt: '' }],
      (extra) => [{ type: 'image', key: 'k', alt: 'a'.repeat(300 + extra) }],
    ];
    for (const [index, of] of cases.entries())
      expect([isRight(of(0)), isRight(of(1))], String(index)).toEqual([true, false]);
  });

  it('the plain text of a rich text has its words and picture descriptions without formatting', () => {
    expect(
      plainText([
        { type: 'heading', level: 2, text: [{ text: 'Tu ' }, { text: 'semana', bold: true }] },
        { type: 'list', items: [[{ text: 'uno' }], [{ text: ' dos ' }]] },
        { type: 'divider' },
        { type: 'image', key: 'k', alt: 'La terraza' },
      ]),
    ).toBe('Tu semana uno dos La terraza');
    expect(plainText([])).toBe('');
  });
});

describe.each(storesOf(import.meta.url))('page with rich text, %s store', (kind) => {
  let fixture: PagesFixture;
  beforeEach(async () => {
    fixture = await openPagesFixture(kind);
  });
  afterEach(() => fixture.deployment.close());

  it('a page with rich text is read as written, or refused as a whole', async () => {
    await fixture.page('a');
    let before: unknown = [];
    await fc.assert(
      fc.asyncProperty(anyText, async (content) => {
        const { status, said } = await fixture.call('diego', 'PATCH /org/custom/page/a', { content });
        expect([200, 422]).toContain(status);
        expect(status === 200).toBe(isRight(content) && textFaults(RichText, content).length === 0);
        if (status === 200) before = RichText.parse(content);
        else expect(said.reasons.length).toBeGreaterThan(0);
        expect((await fixture.ask('ana', 'GET /custom/page/a')).content).toEqual(before);
      }),
      { numRuns: trials(60) },
    );
  });

  it('a refused rich text names the position and reason of each fault', async () => {
    const wrong = [words('a'), words('b', { link: 'vbscript:alert(1)' }), { type: 'heading', text: [] }];
    const body = { title: 'A', slug: 'aa', content: wrong };
    const { status, said } = await fixture.call('diego', 'POST /org/custom/page', body);
    expect([status, said.reasons]).toEqual([
      422,
      [
        {
          field: 'content.1.text.0.link',
          code: 'link_unsafe',
          message: 'Un enlace lleva a la web, a un correo, a un teléfono o a una página de aquí.',
        },
        { field: 'content.2', code: 'block_shape', message: 'Este bloque no está completo.' },
      ],
    ]);
    const long = { ...body, content: [words('a'.repeat(20_000)), words('b'.repeat(20_000))] };
    expect(await fixture.faults('diego', 'POST /org/custom/page', long)).toEqual(['content: text_long']);
  });
});
