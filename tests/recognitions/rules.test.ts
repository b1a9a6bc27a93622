/** What the composer decides by itself: who can be thanked, what it costs, what typed words mean. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxReceivers } from '#schema/limits.parts.ts';
import { billOf } from '#src/recognitions/bill.ts';
import { placeOf, reasonsOf, toInput } from '#src/recognitions/composerForm.ts';
import { emptyDraft, type Draft } from '#src/recognitions/draft.ts';
import { admit, emailsIn, recheck } from '#src/recognitions/receivers.ts';
import { sortReasons } from '#src/recognitions/refusal.ts';
import { mentionAt, pointsAt, replaced } from '#src/recognitions/typedWords.ts';
import { left, people } from '#stories/posts/posts.sample.ts';

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

describe('who can be thanked', () => {
  test('oneself, doubles, people who left and unknown addresses are left out and named', () => {
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

  test('more people than one recognition holds are named too', () => {
    const crowd = Array.from({ length: maxReceivers + 2 }, (_, index) => ({
      ...luis,
      id: `p${String(index)}`,
      email: `p${String(index)}@aurora.example`,
    }));
    const { people: admitted, leftOut } = admit([], crowd, ana.id);
    expect(admitted).toHaveLength(maxReceivers);
    expect(leftOut.map(({ why }) => why)).toEqual(['tooMany', 'tooMany']);
  });

  test('a kept draft is looked at again with what is known now', () => {
    expect(recheck([luis, { ...left, active: true }, marta], [luis, left], ana.id)).toEqual({
      people: [luis],
      leftOut: [
        { name: 'Eva Montes', why: 'inactive' },
        { name: 'Marta Ruiz', why: 'unknown' },
      ],
    });
  });

  test('a pasted list is read in every usual spelling', () => {
    expect(
      emailsIn('Ana Rivas <Ana@X.example>; luis@x.example, "M" marta@x.example\ntomas.i@x.example.'),
    ).toEqual(['ana@x.example', 'luis@x.example', 'marta@x.example', 'tomas.i@x.example']);
    expect(emailsIn('luis paz @ nobody')).toEqual([]);
  });
});

describe('what it costs', () => {
  test('each gets the amount, and the purse pays it for everyone who takes part in points', () => {
    expect(billOf([luis, outside, marta], 50, 'each', 240)).toMatchObject({
      cost: 100,
      left: 140,
      shares: [50, 0, 50],
      lucky: [],
      without: [outside],
    });
  });

  test('the odd points of a split go to the first listed', () => {
    expect(billOf([luis, marta, tomas], 50, 'split', 240)).toMatchObject({
      cost: 50,
      left: 190,
      shares: [17, 17, 16],
      lucky: [luis, marta],
    });
  });

  test('what everyone gets is what the purse pays, for any people and amount', () => {
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

describe('the form', () => {
  const written: Draft = {
    ...emptyDraft,
    receivers: [luis, marta],
    message: '  Gracias  ',
    types: ['t1'],
    amount: 50,
    distribution: 'each',
  };
  const facts = { language: 'es', have: 240 } as const;

  test('sends what the contract asks for', () => {
    expect(toInput(written)).toEqual({
      receiverEmails: [luis.email, marta.email],
      amount: 50,
      distribution: 'each',
      postTypes: ['t1'],
      message: 'Gracias',
    });
    expect(toInput({ ...written, amount: null }).amount).toBe(0);
  });

  test('is right when it is complete', () => {
    expect(reasonsOf(written, facts)).toEqual([]);
  });

  test('misses people and a type', () => {
    expect(reasonsOf(emptyDraft, facts).map((one) => placeOf(one)?.field)).toEqual(['receivers', 'types']);
  });

  test('says what the purse holds and what is needed', () => {
    const [only] = reasonsOf({ ...written, amount: 150 }, facts);
    expect(only).toMatchObject({ field: 'amount', message: 'Tienes 240 puntos para dar y esto cuesta 300.' });
    expect(reasonsOf({ ...written, amount: 150, distribution: 'split' }, facts)).toEqual([]);
  });

  test('sends no points to people outside points', () => {
    expect(reasonsOf({ ...written, receivers: [outside] }, facts)[0]).toMatchObject({
      field: 'amount',
      code: 'receivers_without_points',
    });
  });

  test('lets thanks without points through when the purse is empty, whatever the draft says', () => {
    expect(reasonsOf(written, { ...facts, have: 0 })).toEqual([]);
  });

  test('leaves the points to the server while the purse is not known', () => {
    expect(reasonsOf({ ...written, amount: 999_999 }, { language: 'es', have: undefined })).toEqual([]);
  });

  test('understands the fields of a refusal in our spelling and in that of the wire', () => {
    expect(placeOf({ field: 'receiverEmails.2' })).toEqual({ field: 'receivers', index: 2 });
    expect(placeOf({ field: 'reciever_emails.2' })).toEqual({ field: 'receivers', index: 2 });
    expect(placeOf({ field: 'post_types.0' })).toEqual({ field: 'types', index: 0 });
    expect(placeOf({ field: 'senderEmail' })).toBeUndefined();
  });

  test('sorts a refusal into people who have to go and sentences beside fields', () => {
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

describe('what is typed with meaning', () => {
  test('an @ at the beginning of a word looks for people with the words behind it', () => {
    expect(mentionAt('Gracias @ana', 12)).toEqual({ from: 8, to: 12, words: 'ana' });
    expect(mentionAt('@', 1)).toEqual({ from: 0, to: 1, words: '' });
    expect(mentionAt('Gracias @ana ri', 15)?.words).toBe('ana ri');
  });

  test('an @ inside a word, or long left behind, is only text', () => {
    expect(mentionAt('escribe a ana@aurora', 20)).toBeNull();
    expect(mentionAt('Gracias @ana por todo lo de ayer', 32)).toBeNull();
    expect(mentionAt('Gracias @ana', 4)).toBeNull();
  });

  test('+50 counts once a space closes it', () => {
    expect(pointsAt('Gracias +50 ', 12)).toEqual({ from: 8, to: 12, points: 50 });
    expect(pointsAt('+7 ', 3)).toEqual({ from: 0, to: 3, points: 7 });
    expect(pointsAt('Gracias +50', 11)).toBeNull();
    expect(pointsAt('crecimos +20% ', 14)).toBeNull();
    expect(pointsAt('2+2 ', 4)).toBeNull();
  });

  test('what is chosen takes the place of what was typed', () => {
    const place = mentionAt('Gracias @an', 11);
    expect(place === null ? null : replaced('Gracias @an por todo', place, 'Ana ')).toEqual({
      text: 'Gracias Ana  por todo',
      caret: 12,
    });
  });
});
