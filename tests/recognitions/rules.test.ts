/** Rules of the composer: possible receivers, the cost, and the meaning of the input. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxReceivers } from '#schema/limits.parts.ts';
import { billOf } from '#src/recognitions/bill.ts';
import { placeOf, reasonsOf, toInput } from '#src/recognitions/composerForm.ts';
import { emptyDraft, type Draft } from '#src/recognitions/draft.ts';
import { admit, emailsIn, recheck } from '#src/recognitions/receivers.ts';
import { sortReasons } from '#src/recognitions/refusal.ts';
import { replaced, understand } from '#src/recognitions/typedWords.ts';
import { left, people } from '#stories/kit/world.sample.ts';

const [ana, luis, marta, tomas] = people;
const outside = people.at(-1);
if (
  ana === undefined ||
  luis === undefined ||
  marta === undefined ||
  tomas === undefined ||
  outside === undefined
)
  throw new Error('the samples hold people');

describe('the receivers of a recognition', () => {
  test('oneself, duplicates, deactivated people and unknown addresses are left out of the receivers and named', () => {
    expect(admit([luis], [ana, luis, left, 'nobody@aurora.example', marta], ana.id)).toEqual({
      people: [luis, marta],
      leftOut: [
        { name: 'Ana Rivas', why: 'self' },
        { name: 'Luis Paz', why: 'duplicate' },
        { name: 'Eva Montes', why: 'inactive' },
        { name: 'nobody@aurora.example', why: 'unknown' },
      ],
    });
  });

  test('receivers beyond the maximum are left out and named', () => {
    const crowd = Array.from({ length: maxReceivers + 2 }, (_, index) => ({
      ...luis,
      id: `p${String(index)}`,
      email: `p${String(index)}@aurora.example`,
    }));
    const { people: admitted, leftOut } = admit([], crowd, ana.id);
    expect(admitted).toHaveLength(maxReceivers);
    expect(leftOut.map(({ why }) => why)).toEqual(['tooMany', 'tooMany']);
  });

  test('the receivers of a stored draft are checked against current people', () => {
    expect(recheck([luis, { ...left, active: true }, marta], [luis, left], ana.id)).toEqual({
      people: [luis],
      leftOut: [
        { name: 'Eva Montes', why: 'inactive' },
        { name: 'Marta Ruiz', why: 'unknown' },
      ],
    });
  });

  test('email addresses are extracted from a pasted list in every usual notation', () => {
    expect(
      emailsIn('Ana Rivas <Ana@X.example>; luis@x.example, "M" marta@x.example\ntomas.i@x.example.'),
    ).toEqual(['ana@x.example', 'luis@x.example', 'marta@x.example', 'tomas.i@x.example']);
    expect(emailsIn('luis paz @ nobody')).toEqual([]);
  });
});

describe('the cost of a recognition', () => {
  test('each receiver in points gets the amount, and the wallet pays the sum', () => {
    expect(billOf([luis, outside, marta], 50, 'each', 240)).toMatchObject({
      cost: 100,
      left: 140,
      shares: [50, 0, 50],
      lucky: [],
      without: [outside],
    });
  });

  test('the odd points of a split recognition go to the first receivers', () => {
    expect(billOf([luis, marta, tomas], 50, 'split', 240)).toMatchObject({
      cost: 50,
      left: 190,
      shares: [17, 17, 16],
      lucky: [luis, marta],
    });
  });

  test('the shares of a recognition add up to its cost, for any people and amount', () => {
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { maxLength: 12 }),
        fc.nat({ max: 5_000 }),
        fc.constantFrom('each', 'split'),
        (takes, amount, distribution) => {
          const receivers = takes.map((takesPoints, index) => ({ ...luis, id: String(index), takesPoints }));
          const bill = billOf(receivers, amount, distribution, 1_000);
          expect(bill.shares.reduce((sum, share) => sum + share, 0)).toBe(bill.cost);
          expect(bill.left).toBe(1_000 - bill.cost);
          expect(bill.shares.filter((_, index) => takes[index] === false).every((share) => share === 0)).toBe(
            true,
          );
        },
      ),
    );
  });
});

describe('the form of a recognition', () => {
  const written: Draft = {
    ...emptyDraft,
    receivers: [luis, marta],
    message: '  Gracias  ',
    types: ['t1'],
    amount: 50,
    distribution: 'each',
  };
  const facts = { language: 'es', have: 240 } as const;

  test('the input of a recognition holds emails, amount, distribution, types and the trimmed message', () => {
    expect(toInput(written)).toEqual({
      receiverEmails: [luis.email, marta.email],
      amount: 50,
      distribution: 'each',
      postTypes: ['t1'],
      message: 'Gracias',
    });
    expect(toInput({ ...written, amount: null }).amount).toBe(0);
  });

  test('a complete recognition has no validation errors', () => {
    expect(reasonsOf(written, facts)).toEqual([]);
  });

  test('an empty recognition lacks receivers and a type', () => {
    expect(reasonsOf(emptyDraft, facts).map((one) => placeOf(one)?.field)).toEqual(['receivers', 'types']);
  });

  test('a recognition beyond the wallet’s balance says the balance and the cost', () => {
    const [only] = reasonsOf({ ...written, amount: 150 }, facts);
    expect(only).toMatchObject({ field: 'amount', message: 'Tienes 240 puntos para dar y esto cuesta 300.' });
    expect(reasonsOf({ ...written, amount: 150, distribution: 'split' }, facts)).toEqual([]);
  });

  test('a recognition with points for people outside points is refused at the amount', () => {
    expect(reasonsOf({ ...written, receivers: [outside] }, facts)[0]).toMatchObject({
      field: 'amount',
      code: 'receivers_without_points',
    });
  });

  test('a recognition with points is valid as one without points when the wallet is empty', () => {
    expect(reasonsOf(written, { ...facts, have: 0 })).toEqual([]);
  });

  test('the points of a recognition are not checked while the wallet’s balance is unknown', () => {
    expect(reasonsOf({ ...written, amount: 999_999 }, { language: 'es', have: undefined })).toEqual([]);
  });

  test('field names of validation errors are mapped in our spelling and in that of the wire', () => {
    expect(placeOf({ field: 'receiverEmails.2' })).toEqual({ field: 'receivers', index: 2 });
    expect(placeOf({ field: 'reciever_emails.2' })).toEqual({ field: 'receivers', index: 2 });
    expect(placeOf({ field: 'post_types.0' })).toEqual({ field: 'types', index: 0 });
    expect(placeOf({ field: 'senderEmail' })).toBeUndefined();
  });

  test('validation errors of a recognition become receivers to remove and messages at fields', () => {
    const reasons = [
      {
        field: 'receiverEmails.1',
        code: 'receiver_inactive',
        message: 'Marta Ruiz ya no tiene la cuenta activa.',
      },
      {
        field: 'amount',
        code: 'points_insufficient',
        message: 'Tienes 20 puntos para dar y esto cuesta 50.',
      },
    ];
    expect(sortReasons({ reasons }, [luis, marta])).toEqual({
      gone: [{ person: marta, why: 'inactive' }],
      fields: [
        {
          field: 'amount',
          index: undefined,
          code: 'points_insufficient',
          message: 'Tienes 20 puntos para dar y esto cuesta 50.',
        },
      ],
    });
  });
});

describe('what leaves a message while it is typed', () => {
  const types = [{ id: 'team', name: 'Trabajo en equipo', nameEn: 'Teamwork' }];
  const nothing = { amount: null, said: [], types: [] };

  test('an amount leaves the text once a space follows, with one of the spaces around it', () => {
    expect(understand('Gracias +50 ', 12, types)).toEqual({
      ...nothing,
      text: 'Gracias ',
      caret: 8,
      amount: 50,
      said: ['+50'],
    });
    expect(understand('Gracias +50 por todo', 12, types)).toMatchObject({
      text: 'Gracias por todo',
      caret: 8,
    });
    expect(understand('Gracias +50', 11, types)).toBeNull();
    expect(understand('crecimos +20% ', 14, types)).toBeNull();
  });

  test('an amount at the end leaves the text when the person leaves the text, unless it is kept as words', () => {
    expect(understand('Gracias +50', null, types)).toMatchObject({ text: 'Gracias ', amount: 50 });
    expect(understand('Gracias +50', null, types, new Set(['+50']))).toBeNull();
  });

  test('a type leaves the text once the text goes on after its name', () => {
    const text = '#teamwork por todo lo que ';
    expect(understand(text, text.length, types)).toEqual({
      ...nothing,
      text: 'por todo lo que ',
      caret: 16,
      types: ['team'],
    });
    expect(understand('#teamwork ', 10, types)).toBeNull();
    expect(understand('#teamwork ', null, types)).toMatchObject({ text: '', types: ['team'] });
  });

  test('a chosen mention replaces the typed text', () => {
    expect(replaced('Gracias @an por todo', { from: 8, to: 11 }, 'Ana ')).toEqual({
      text: 'Gracias Ana  por todo',
      caret: 12,
    });
  });
});
