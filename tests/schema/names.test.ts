/** One rule for names and addresses, for forms, lists, directories and polls. */
import { describe, expect, it } from 'vitest';
import { nameKey, oneLine } from '#schema/kit/names.ts';
import { Email } from '#schema/kit/shapes.ts';
import { check } from '#schema/kit/validate.ts';
import { pollFaults, validOptions } from '#schema/surveys/polls.rules.ts';
import { UserInput } from '#schema/users/people.endpoints.ts';

describe('a text on one line', () => {
  it.each([
    ['Ana\u{202e}', 'Ana'],
    ['\u{2066}Ana\u{2069} Paz', 'Ana Paz'],
    ['Lu\u{200b}cía\u{feff}\u{2060}', 'Lucía'],
    ['Ana\r\nMaría\tPaz', 'Ana María Paz'],
    ['Ventas\u{a0} Norte ', 'Ventas Norte'],
    // Joiners stay where they shape something.
    ['می\u{200c}خواهم', 'می\u{200c}خواهم'],
    ['👩\u{200d}👩\u{200d}👧', '👩\u{200d}👩\u{200d}👧'],
    ['👩🏽\u{200d}🚀', '👩🏽\u{200d}🚀'],
    ['❤\u{fe0f}\u{200d}🔥', '❤\u{fe0f}\u{200d}🔥'],
    ['Ana\u{200d} Paz\u{200c}', 'Ana Paz'],
    // Nothing to see: kept, so that it is refused.
    ['\u{200b}', '\u{200b}'],
    ['  ', ''],
  ])('%j is stored as %j', (text, line) => expect(oneLine(text)).toBe(line));

  it.each([
    ['Ventas Norte', 'ventas  norte', true],
    ['Ventas Norte', 'Ventas\u{a0}Norte', true],
    ['Ventas Norte', 'Ven\u{200b}tas\u{200d} Norte', true],
    ['Sí', 'SI\u{301}', true],
    ['می\u{200c}خواهم', 'میخواهم', true],
    ['Ventas', 'Véntas', false],
  ])('%j and %j are the same name: %s', (one, other, isSame) =>
    expect(nameKey(one) === nameKey(other)).toBe(isSame),
  );

  it('a form stores the name of a person on one line', () => {
    const input = {
      firstName: 'Ana\u{202e}',
      lastName: ' Paz\nSol ',
      email: ' ana@x.example\u{200b} ',
      jobPosition: 'Jefa\u{2060}',
    };
    expect(check(UserInput, input, 'es')).toMatchObject({
      ok: true,
      value: { firstName: 'Ana', lastName: 'Paz Sol', email: 'ana@x.example', jobPosition: 'Jefa' },
    });
    const invisible = check(UserInput, { ...input, firstName: '\u{200b}' }, 'es');
    expect(invisible).toMatchObject({
      ok: false,
      reasons: [{ field: 'first_name', code: 'text_invisible' }],
    });
  });

  it('options of a poll that look the same are the same, and are stored on one line', () => {
    const codes = (options: readonly string[]): readonly string[] =>
      pollFaults({ question: '¿Vamos?', options }).map(({ field, code }) => `${field} ${code}`);
    expect(codes(['Sí', 'S\u{200b}í'])).toEqual(['options.1 poll_option_duplicate']);
    expect(codes(['Ventas', 'Véntas'])).toEqual([]);
    expect(validOptions(['S\u{202e}í ', 'No\nsé'])).toEqual(['Sí', 'No sé']);
  });
});

describe('e-mail addresses', () => {
  it.each([
    'ivan@xn--e1afmkfd.xn--p1ai',
    'r&d@x.example',
    "o'neil!#$%*/=?^_`{|}~@x.example",
    'ñandú@x.example',
    'ana@x.co',
    ' ana@x.example\u{a0}',
    'a.b+c@sub-one.x.example',
  ])('%j is an address', (text) =>
    expect(check(Email, text, 'es')).toMatchObject({ ok: true, value: text.trim() }),
  );

  it.each([
    ['ana@españa.example', 'ana@xn--espaa-rta.example'],
    ['Ana@ESPAN\u{303}A.example', 'Ana@xn--espaa-rta.example'],
    ['ana@xn--espaa-rta.example', 'ana@xn--espaa-rta.example'],
    ['иван@пример.рф', 'иван@xn--e1afmkfd.xn--p1ai'],
    ['ñ/o@sub.peña.example', 'ñ/o@sub.xn--pea-8ma.example'],
  ])('%s is stored with the domain that its mail server has: %s', (typed, stored) => {
    expect(check(Email, typed, 'es')).toMatchObject({ ok: true, value: stored });
  });

  it.each([
    'sin arroba',
    'a@b',
    'a@@x.example',
    'a b@x.example',
    '.a@x.example',
    'a..b@x.example',
    'a.@x.example',
    'a@-x.example',
    'a@x-.example',
    'a@x.1',
    'a@x..example',
    'a,b@x.example',
    'Ana <ana@x.example>',
  ])('%j is no address', (text) =>
    expect(check(Email, text, 'es')).toMatchObject({ ok: false, reasons: [{ code: 'email' }] }),
  );
});
