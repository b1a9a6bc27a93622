/** A demonstration fits in an address: every link decodes to its own fields, and invalid links are refused. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decodeDemoLink,
  DemoLink,
  encodeDemoLink,
  scenarioIds,
  type DemoLink as Link,
} from '#schema/demo/demoLink.ts';
import { moduleFlags } from '#schema/modules.ts';
import { trials } from '#tests/support/trials.ts';

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const color = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);
const logo = fc
  .tuple(fc.constantFrom('png', 'jpeg', 'webp'), fc.uint8Array({ minLength: 1, maxLength: 600 }))
  .map(([kind, bytes]) => `data:image/${kind};base64,${Buffer.from(bytes).toString('base64')}`);
const prospect = fc.record({
  // As a form returns it: emoji, accents and quotes, but no half of a surrogate pair.
  name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((name) => name.length <= 60),
  main: maybe(color),
  secondary: maybe(color),
  logo: maybe(logo),
});
const day = fc
  .integer({ min: Date.UTC(2025, 0, 1) / 86_400_000, max: Date.UTC(2099, 11, 31) / 86_400_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
const links: fc.Arbitrary<Link> = fc.record({
  scenario: fc.constantFrom(...scenarioIds),
  organization: fc.constantFrom('aurora' as const, 'boreal' as const),
  prospect: maybe(prospect),
  off: maybe(fc.subarray([...moduleFlags], { minLength: 1 })),
  date: maybe(day),
  persona: maybe(
    fc.constantFrom('employee' as const, 'manager' as const, 'admin' as const, 'external' as const),
  ),
  language: maybe(fc.constantFrom('es' as const, 'en' as const)),
});

const full: Link = {
  scenario: 'closingPoll',
  organization: 'boreal',
  persona: 'manager',
  language: 'en',
  date: '2028-02-29',
  off: ['surveys', 'birthdays'],
  prospect: {
    name: 'Café Ñandú & Søn «1»',
    main: '#0A7D55',
    secondary: '#ffcc00',
    logo: 'data:image/webp;base64,+/+/AA==',
  },
};

describe('the demo link', () => {
  it('a demo link is decoded as it was encoded', () => {
    fc.assert(
      fc.property(links, (link) => {
        expect(decodeDemoLink(encodeDemoLink(link))).toEqual(DemoLink.parse(link));
      }),
    );
  });

  it('a demo link has only characters that survive in an address', () => {
    fc.assert(
      fc.property(links, (link) => {
        const text = encodeDemoLink(link);
        expect(text).toMatch(/^[\w.-]+$/);
        // A program that passes the link on may remove a full stop at its end.
        expect(text).not.toMatch(/\.$/);
        expect(new URL(`https://demo.example/#demo=${text}`).hash).toBe(`#demo=${text}`);
      }),
    );
  });

  it('a demo link is short and readable', () => {
    expect(encodeDemoLink({ scenario: 'busy', organization: 'aurora' })).toBe('busy.aurora');
    expect(
      encodeDemoLink({ scenario: 'monthEnd', organization: 'aurora', persona: 'admin', language: 'es' }),
    ).toBe('monthEnd.aurora.uadmin.les');
    expect(encodeDemoLink(full).length).toBeLessThan(130);
  });

  it('a demo link with the largest logo is hardly longer than the logo', () => {
    const picture = Buffer.alloc(6_100, 0xa7).toString('base64');
    const text = encodeDemoLink({
      ...full,
      prospect: { name: 'X', logo: `data:image/png;base64,${picture}` },
    });
    expect(text.length).toBeLessThan(picture.length + 100);
  });

  it('a demo link is the same for any order and letter case of its parts', () => {
    const { off = [], prospect: worn, ...rest } = full;
    expect(worn).toBeDefined();
    const other: Link = {
      prospect: { secondary: '#FFCC00', logo: worn?.logo, main: '#0a7d55', name: worn?.name ?? '' },
      off: [...off.toReversed(), ...off],
      ...rest,
    };
    expect(encodeDemoLink(other)).toBe(encodeDemoLink(full));
    expect(encodeDemoLink({ ...rest, off: [] })).toBe(encodeDemoLink(rest));
  });

  it('a demo link is read with a full stop behind it', () => {
    expect(decodeDemoLink('busy.aurora.les.')).toEqual({
      scenario: 'busy',
      organization: 'aurora',
      language: 'es',
    });
  });

  it('an invalid link cannot be encoded', () => {
    expect(() => encodeDemoLink({ ...full, date: '2027-02-29' })).toThrow('date');
    expect(() => encodeDemoLink({ ...full, date: '2019-05-05' })).toThrow('date');
    expect(() => encodeDemoLink({ ...full, prospect: { name: '' } })).toThrow('name');
    expect(() => encodeDemoLink({ ...full, prospect: { name: 'X', main: 'red' } })).toThrow('main');
  });
});

describe('the invalid demo link', () => {
  it.each([
    '',
    'busy',
    'busy.',
    'busy.nobody',
    'lazy.aurora',
    'busy.aurora..',
    'busy.aurora.uking',
    'busy.aurora.lfr',
    'busy.aurora.les.len',
    'busy.aurora.z1',
    'busy.aurora.d2026-13-01',
    'busy.aurora.d2027-02-29',
    'busy.aurora.d1999-01-01',
    'busy.aurora.onothing',
    'busy.aurora.osurveys-nothing',
    // An unknown module, broken letters, an invalid colour, an invalid picture.
    'busy.aurora.m112233',
    'busy.aurora.n%%%',
    'busy.aurora.n_w',
    'busy.aurora.nQQ.mred',
    'busy.aurora.nQQ.ipng-',
    'busy.aurora.nQQ.isvg-AAAA',
    'busy.aurora.nQQ.iAAAA',
    'eyJzY2VuYXJpbyI6ImJ1c3kifQ',
  ])('the text %j is decoded as no link', (text) => {
    expect(decodeDemoLink(text)).toBeUndefined();
  });

  it('decoding never raises, and a decoded link is encoded and decoded to itself', () => {
    const near = fc
      .tuple(links, fc.nat(), fc.string({ unit: 'grapheme', maxLength: 2 }))
      .map(([link, at, other]) => {
        const text = encodeDemoLink(link);
        const place = at % (text.length + 1);
        return text.slice(0, place) + other + text.slice(place + 1);
      });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), near), (text) => {
        const read = decodeDemoLink(text);
        if (read !== undefined) expect(decodeDemoLink(encodeDemoLink(read))).toEqual(read);
      }),
      { numRuns: trials(500) },
    );
  });
});
