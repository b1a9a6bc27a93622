/** The fields of the cockpit: the link that holds all of them, steps of time, and a logo that fits. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeDemoLink, scenarioIds } from '#schema/demo/demoLink.ts';
import { moduleFlags } from '#schema/modules.ts';
import { addressOf, fieldsOf, fieldsOfLink, isSameWorld, linkOf } from '#src/demo/cockpit/fields.ts';
import { fitted, LogoRefused, maxLogoBytes } from '#src/demo/cockpit/logo.ts';
import type { ShowFields } from '#src/demo/cockpit/memory.ts';
import { moves, msOfAmount, msOfMove, units } from '#src/demo/cockpit/moves.ts';
import { trials } from '#tests/support/trials.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const ms2026 = Date.UTC(2026, 0, 1);
const moment = fc.integer({ min: ms2026, max: Date.UTC(2032, 0, 1) });
const dayText = moment.map((at) => new Date(at).toISOString().slice(0, 10));

/** Valid fields, as the form returns them. */
const fields: fc.Arbitrary<ShowFields> = fc
  .record({
    scenario: fc.constantFrom(...scenarioIds),
    organization: fc.constantFrom('aurora' as const, 'boreal' as const),
    persona: fc.constantFrom(
      'employee' as const,
      'manager' as const,
      'admin' as const,
      'external' as const,
      'nobody' as const,
    ),
    name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).map((text) => `Ñ${text.trim()}`),
    main: fc.option(hex),
    secondary: fc.option(hex),
    logo: fc.option(fc.constant('data:image/webp;base64,UklGRh4AAABXRUJQVlA4')),
    off: fc.subarray([...moduleFlags]),
    day: fc.constantFrom('today' as const, 'fixed' as const),
    date: dayText,
    language: fc.constantFrom('own' as const, 'es' as const, 'en' as const),
    isDressed: fc.boolean(),
  })
  .map(({ isDressed, ...one }) => ({
    ...one,
    date: one.day === 'fixed' ? one.date : '',
    ...(isDressed ? {} : { name: '', main: null, secondary: null, logo: null }),
  }));

describe('the link of the fields', () => {
  it('a link holds every field, and opening it restores the fields', () => {
    fc.assert(
      fc.property(fields, (all) => {
        const link = linkOf(all);
        expect(link).toBeDefined();
        if (link === undefined) return;
        const [, text = ''] = addressOf(link, 'https://demo.example').split('/#demo=');
        const read = decodeDemoLink(text);
        expect(read).toEqual(link);
        if (read !== undefined) expect(fieldsOfLink(read)).toEqual(all);
      }),
    );
  });

  it('fields match the running world when world, prospect, modules and day agree, whatever persona and language', () => {
    fc.assert(
      fc.property(fields, fields, (one, other) => {
        const world = linkOf(one);
        expect(isSameWorld(one, world)).toBe(true);
        expect(isSameWorld({ ...one, persona: other.persona, language: other.language }, world)).toBe(true);
        const isSame =
          JSON.stringify({ ...one, persona: 0, language: 0 }) ===
          JSON.stringify({ ...other, persona: 0, language: 0 });
        expect(isSameWorld(other, world)).toBe(isSame);
      }),
    );
  });

  it('fields give no link while a colour has no name, or a fixed day no date', () => {
    expect(linkOf({ ...fieldsOf(undefined), main: '#0a7d4f' })).toBeUndefined();
    expect(linkOf({ ...fieldsOf(undefined), day: 'fixed', date: '' })).toBeUndefined();
    expect(linkOf({ ...fieldsOf(undefined), name: '   ' })?.prospect).toBeUndefined();
  });

  it('default fields match the ordinary world, and fields with a module off do not', () => {
    expect(isSameWorld(fieldsOf(undefined), undefined)).toBe(true);
    expect(isSameWorld({ ...fieldsOf(undefined), off: ['catalog'] }, undefined)).toBe(false);
  });
});

const partsIn = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    at,
  );

describe('the step of time', () => {
  it('a step of time always goes forward', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...moves), fc.constantFrom(...units), (at, move, unit) => {
        expect(msOfMove(move, at)).toBeGreaterThan(0);
        expect(msOfAmount(1, unit, at)).toBeGreaterThan(0);
      }),
    );
  });

  it('a step to the turn of the month reaches the first day of the next month in both organisations', () => {
    fc.assert(
      fc.property(moment, (at) => {
        const to = at + msOfMove('turn', at);
        for (const zone of ['America/Mexico_City', 'America/Toronto'])
          expect(partsIn(to, zone)).toMatch(/-01$/);
        // The step passes exactly one month end in the western time zone.
        const months = (one: number): number => {
          const [year = 0, month = 0] = partsIn(one, 'America/Mexico_City').split('-').map(Number);
          return year * 12 + month;
        };
        expect(months(to) - months(at)).toBe(1);
      }),
    );
  });

  it('a step of months keeps day and hour, or takes the last day of a shorter month', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 12 }), (at, count) => {
        const [from, to] = [new Date(at), new Date(at + msOfAmount(count, 'months', at))];
        const months = (one: Date): number => one.getUTCFullYear() * 12 + one.getUTCMonth();
        expect(months(to) - months(from)).toBe(count);
        expect(to.toISOString().slice(11)).toBe(from.toISOString().slice(11));
        const last = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
        expect(to.getUTCDate()).toBe(Math.min(from.getUTCDate(), last));
      }),
    );
  });
});

describe('the logo', () => {
  const drawn = (bytes: number, type = 'image/webp'): Blob => new Blob([new Uint8Array(bytes)], { type });

  it('a logo is drawn in the largest and clearest form that fits in a link', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 40_000 }), async (whole) => {
        const tried: number[] = [];
        const sizeAt = (edge: number, quality: number): number =>
          Math.max(1, Math.round(whole * (edge / 128) ** 2 * quality));
        const draw = async (edge: number, quality: number): Promise<Blob> => {
          tried.push(sizeAt(edge, quality));
          return drawn(sizeAt(edge, quality));
        };
        const fits = sizeAt(48, 0.5) <= maxLogoBytes;
        if (!fits) return expect(fitted(draw)).rejects.toMatchObject({ why: 'tooDetailed' });
        const address = await fitted(draw);
        expect(address).toMatch(/^data:image\/webp;base64,[A-Za-z\d+/]+=*$/);
        // Every earlier attempt was too large, so no fitting form was skipped.
        expect(tried.slice(0, -1).every((bytes) => bytes > maxLogoBytes)).toBe(true);
        expect(tried.at(-1)).toBeLessThanOrEqual(maxLogoBytes);
        expect(linkOf({ ...fieldsOf(undefined), name: 'Duna', logo: address })).toBeDefined();
      }),
      { numRuns: trials(40) },
    );
  });

  it('a logo that cannot be drawn, or only as another kind of file, is refused', async () => {
    await expect(fitted(async () => null)).rejects.toBeInstanceOf(LogoRefused);
    await expect(fitted(async () => drawn(10, 'image/gif'))).rejects.toMatchObject({ why: 'unreadable' });
  });
});
