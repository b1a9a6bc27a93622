/** Data that never leaves the page, in any input: cards, social security numbers, addresses, tokens, ids (spec §9). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mask, maskPath, maskText } from '#src/lib/masks.ts';

describe('the masked text', () => {
  it.each([
    ['Pagué con 4111 1111 1111 1111 ayer', 'Pagué con *** ayer'],
    ['4111-1111-1111-1111', '***'],
    ['378282246310005', '***'],
    ['SSN 078-05-1120.', 'SSN ***.'],
    ['078051120', '***'],
    ['escríbeme a ana.soto@aurora.example, gracias', 'escríbeme a ***, gracias'],
    ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', 'Bearer ***'],
    ['Mi código es 4821-0937, gracias', 'Mi código es ***, gracias'],
    ['case=K7PQ-2M4X-9TRD', 'case=***'],
    ['Enviar 120 puntos el 20/11/2026', 'Enviar 120 puntos el 20/11/2026'],
    ['La orden 1024 y la 1025', 'La orden 1024 y la 1025'],
  ])('the text %s is masked as %s', (text, told) => expect(maskText(text)).toBe(told));

  it('a text is cut to 255 characters after masking', () => {
    expect(maskText('a'.repeat(300))).toHaveLength(255);
    const told = maskText(`${'a'.repeat(250)} 4111111111111111`);
    expect(told).not.toMatch(/\d/);
    expect(told.length).toBeLessThanOrEqual(255);
  });

  it('a card number is masked however it is written and wherever it is in the text', () => {
    const card = fc.tuple(
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 13, maxLength: 19 }),
      fc.constantFrom('', ' ', '-', '.'),
    );
    fc.assert(
      fc.property(
        card,
        fc.stringMatching(/^[a-zñ ]{0,300}$/),
        fc.stringMatching(/^[a-zñ ]{0,50}$/),
        ([digits, gap], before, after) => {
          expect(maskText(`${before}${digits.join(gap)}${after}`)).not.toMatch(/\d/);
        },
      ),
    );
  });
});

describe('the masked path', () => {
  it.each([
    ['/', '/'],
    ['/recover/password?token=abc', '/recover/password'],
    ['/post?id=019d0000-0000-7000-8000-000000000001#top', '/post'],
    ['/credential/019d0000-0000-7000-8000-000000000001', '/credential/{}'],
    ['/profile/Ana', '/profile/{}'],
    ['/general_settings', '/general_settings'],
    ['/pages/ana@aurora.example', '/pages/{}'],
  ])('the path %s is masked as %s', (path, told) => expect(maskPath(path)).toBe(told));

  it('an email address in an error stack is masked', () => {
    expect(mask('at https://x/ (ana@aurora.example)')).not.toContain('ana');
  });
});
