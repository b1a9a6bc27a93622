/** What the composer decides about badges, types with rules, crowds and what is kept of a sent recognition. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { maxReceivers } from '#schema/limits.parts.ts';
import { startOf } from '#src/recognitions/composerStart.ts';
import { draftBill, reasonsOf, toInput, type FormFacts } from '#src/recognitions/composerForm.ts';
import { undoUntil } from '#src/recognitions/composer.actors.ts';
import { grouped, withCrowd, without } from '#src/recognitions/crowds.ts';
import {
  emptyDraft,
  keepDraft,
  type Draft,
  park,
  readDraft,
  readParked,
  restoreDraft,
} from '#src/recognitions/draft.ts';
import { draftPlace, sentPlace, someoneSent } from '#src/recognitions/draftPlace.ts';
import { dropSent, keepSent, sentOf, stillSent } from '#src/recognitions/sent.ts';
import { familiesOf } from '#src/recognitions/TypeField.tsx';
import { sortReasons } from '#src/recognitions/refusal.ts';
import { me, people } from '#stories/posts/posts.sample.ts';
import { badges, ruledTypes, values } from '#stories/recognitions/composer.sample.ts';
import { DeniedStorage, FakeStorage } from '#tests/api/edge.ts';

const [, luis, marta, tomas] = people;
const outside = people.at(-1);
const [team, innovation, , spent] = ruledTypes;
const [badge] = badges;
if (
  luis === undefined ||
  marta === undefined ||
  tomas === undefined ||
  outside === undefined ||
  team === undefined ||
  innovation === undefined ||
  spent === undefined ||
  badge === undefined
)
  throw new Error('the samples hold people, types and badges');

const facts: FormFacts = { language: 'es', have: 240, types: ruledTypes, badges };
const written = { ...emptyDraft, receivers: [luis, marta], message: 'Gracias', types: [team.id], amount: 20 };
const wrong = (draft: Draft, more: Partial<FormFacts> = {}): readonly string[] =>
  reasonsOf(draft, { ...facts, ...more }).map(({ field, code }) => `${field}: ${code}`);

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage());
  return () => vi.unstubAllGlobals();
});

describe('a badge', () => {
  const given = { ...written, kind: 'badge' as const, badgeId: badge.id, types: [team.id], amount: 999 };

  test('brings its own points for each, and no type goes with it', () => {
    expect(toInput(given, facts)).toEqual({
      receiverEmails: [luis.email, marta.email],
      amount: 25,
      distribution: 'each',
      postTypes: [],
      message: 'Gracias',
      badgeId: badge.id,
    });
    expect(draftBill({ ...given, distribution: 'split' }, facts, 240)).toMatchObject({ cost: 50, left: 190 });
    expect(wrong(given)).toEqual([]);
  });

  test('is missed where none is chosen, and refused where the purse does not hold it', () => {
    expect(wrong({ ...given, badgeId: null })).toEqual(['badgeId: required']);
    expect(wrong(given, { have: 49 })).toEqual(['badgeId: points_insufficient']);
  });

  test('goes to people outside points without any', () => {
    expect(wrong({ ...given, receivers: [outside] })).toEqual([]);
  });
});

describe('types with rules', () => {
  test('hold the points of each person, the odd ones of a split included', () => {
    const split = { ...written, types: [innovation.id], distribution: 'split' as const };
    expect(wrong({ ...written, types: [innovation.id], amount: 9 })).toEqual(['amount: type_too_few_points']);
    expect(wrong({ ...written, types: [innovation.id], amount: 51 })).toEqual([
      'amount: type_too_many_points',
    ]);
    expect(wrong({ ...split, amount: 19 })).toEqual(['amount: type_too_few_points']);
    expect(wrong({ ...split, amount: 20 })).toEqual([]);
    expect(wrong({ ...split, amount: 101 })).toEqual(['amount: type_too_many_points']);
  });

  test('that ask for points cannot be thanked for out of an empty purse', () => {
    expect(wrong({ ...written, types: [innovation.id] }, { have: 0 })).toEqual([
      'amount: type_too_few_points',
    ]);
  });

  test('of which nothing is left this month are not sent', () => {
    expect(wrong({ ...written, types: [spent.id] })).toEqual(['postTypes: type_limit_reached']);
  });

  test('are not asked for where the server has no list', () => {
    expect(wrong({ ...written, types: [] }, { types: null })).toEqual([]);
    expect(wrong({ ...written, types: [] }, { types: undefined })).toEqual(['postTypes: type_required']);
  });

  test('stand under what gathers them, in their order', () => {
    expect(familiesOf(ruledTypes).map(({ name, types }) => [name, types.length])).toEqual([
      ['Personas', 2],
      ['Resultados', 2],
    ]);
  });

  test('named people who may not receive one stay on the list and are said', () => {
    const message = 'Marta Ruiz no puede recibir ese tipo de reconocimiento.';
    const reasons = [{ field: 'receiverEmails.1', code: 'receiver_role', message }];
    expect(sortReasons({ reasons }, [luis, marta])).toMatchObject({
      gone: [],
      fields: [{ field: 'receivers', message }],
    });
  });
});

test('only what was chosen goes out', () => {
  const whole = {
    ...written,
    subType: team.subTypes[0]?.id ?? null,
    values: [values[0]?.id ?? ''],
    isPrivate: true,
    files: [{ key: 'k1', name: 'a.pdf', size: 3, contentType: 'application/pdf' }],
  };
  expect(toInput(whole)).toMatchObject({
    subTypeId: team.subTypes[0]?.id,
    valueIds: [values[0]?.id],
    isPrivate: true,
    attachmentKeys: ['k1'],
  });
  expect(Object.keys(toInput(written))).toEqual([
    'receiverEmails',
    'amount',
    'distribution',
    'postTypes',
    'message',
  ]);
});

test('a file that is not there yet is said by name', () => {
  expect(wrong(written, { filesFault: '«a.pdf» todavía se está subiendo.' })).toEqual([
    'attachmentKeys: files_not_ready',
  ]);
});

describe('people who come together', () => {
  const crowd = {
    id: 'department:d1',
    kind: 'department' as const,
    name: 'Ventas',
    people: [marta.id, tomas.id],
  };

  test('stand as one, apart from those chosen by themselves', () => {
    expect(grouped([luis, marta, tomas], [crowd])).toEqual({
      alone: [luis],
      together: [{ crowd, people: [marta, tomas] }],
    });
  });

  test('lose somebody without falling apart, and are gone with the last', () => {
    const left = without([luis, marta, tomas], [marta]);
    expect(grouped(left, [crowd]).together).toEqual([{ crowd, people: [tomas] }]);
    expect(grouped(without(left, [tomas]), [crowd])).toEqual({ alone: [luis], together: [] });
  });

  test('are counted once where two crowds brought the same person', () => {
    const other = { ...crowd, id: 'group:g1', kind: 'group' as const };
    const { together } = grouped([marta, tomas], withCrowd([crowd], other));
    expect(together.flatMap((one) => one.people)).toHaveLength(2);
    expect(maxReceivers).toBe(200);
  });
});

describe('what was sent', () => {
  const kept = { postId: 'p1', until: 10_000, draft: written };

  test('is found again until its time is over', () => {
    keepSent(me, kept);
    expect(someoneSent()).toBe(true);
    expect(stillSent(me, 9_999)).toEqual([kept]);
    expect(stillSent({ ...me, id: 'somebody else' }, 9_999)).toEqual([]);
    expect(stillSent(me, 10_000)).toEqual([]);
    expect(someoneSent()).toBe(false);
  });

  test('goes one by one', () => {
    keepSent(me, kept);
    keepSent(me, { ...kept, postId: 'p2' });
    dropSent(me, 'p1');
    expect(sentOf(me, 'p1')).toBeUndefined();
    expect(stillSent(me, 0).map(({ postId }) => postId)).toEqual(['p2']);
  });

  test.each([['{'], ['null'], ['[{"postId":1}]'], ['7']])('is nothing where it is broken (%s)', (text) => {
    localStorage.setItem(sentPlace(me), text);
    expect(stillSent(me, 0)).toEqual([]);
  });

  test('is remembered by the page where storage refuses', () => {
    vi.stubGlobal('localStorage', new DeniedStorage());
    keepSent(me, kept);
    expect(stillSent(me, 0)).toEqual([kept]);
    dropSent(me, 'p1');
    expect(stillSent(me, 0)).toEqual([]);
  });

  test('comes back as the draft; what was begun since is put aside', () => {
    const begun = { ...emptyDraft, receivers: [tomas] };
    keepDraft(me, begun);
    park(me, { ...emptyDraft, message: 'Más viejo' });
    restoreDraft(me, written);
    expect(readDraft(me)).toEqual(written);
    expect(readParked(me)).toEqual(begun);
  });

  test('can be undone as long as the server said, by the clock of this device', () => {
    const post = {
      state: 'pending' as const,
      createdAt: '2031-01-01T00:00:00.000Z',
      publishAt: '2031-01-01T00:00:10.000Z',
    };
    expect(undoUntil(post, 500)).toBe(10_500);
    expect(undoUntil({ ...post, state: 'published' }, 500)).toBeNull();
    expect(undoUntil({ ...post, publishAt: null }, 500)).toBeNull();
    expect(undoUntil({ ...post, publishAt: post.createdAt }, 500)).toBeNull();
  });
});

test('a draft of an older page is still read', () => {
  localStorage.setItem(
    draftPlace(me),
    JSON.stringify({ receivers: [luis], message: 'Gracias', types: ['t'], amount: 5, distribution: 'each' }),
  );
  expect(readDraft(me)).toEqual({
    ...emptyDraft,
    receivers: [luis],
    message: 'Gracias',
    types: ['t'],
    amount: 5,
  });
});

test('the composer begins with the badge or the value it was opened for', () => {
  keepDraft(me, written);
  expect(startOf(me, { badgeId: badge.id })).toMatchObject({
    draft: { kind: 'badge', badgeId: badge.id, receivers: [] },
    parked: written,
  });
  expect(startOf(me, { valueId: 'v1', people: [luis] }).draft).toMatchObject({
    kind: 'recognition',
    values: ['v1'],
    receivers: [luis],
  });
});
