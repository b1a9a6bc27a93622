/**
 * Rules of the composer for badges, types with rules, groups of receivers, and the stored copy of a sent recognition.
 */
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
import { draftPlace, sentPlace, someoneSent } from '#src/posts/draftPlace.ts';
import { dropSent, keepSent, sentOf, stillSent } from '#src/recognitions/sent.ts';
import { familiesOf } from '#src/recognitions/TypeField.tsx';
import { sortReasons } from '#src/recognitions/refusal.ts';
import { me, people } from '#stories/kit/world.sample.ts';
import { badges, ruledTypes, values } from '#stories/recognitions/composer.sample.ts';
import { DeniedStorage, FakeStorage } from '#tests/support/edge.ts';

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

describe('a recognition with a badge', () => {
  const given = { ...written, kind: 'badge' as const, badgeId: badge.id, types: [team.id], amount: 999 };

  test('a badge sets the points for each receiver and leaves out the types', () => {
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

  test('a missing badge is required, and one beyond the wallet’s balance is refused', () => {
    expect(wrong({ ...given, badgeId: null })).toEqual(['badgeId: required']);
    expect(wrong(given, { have: 49 })).toEqual(['badgeId: points_insufficient']);
  });

  test('a badge can be given to people outside points', () => {
    expect(wrong({ ...given, receivers: [outside] })).toEqual([]);
  });
});

describe('recognition types with rules', () => {
  test('a type’s minimum and maximum hold for each receiver’s points, also in a split', () => {
    const split = { ...written, types: [innovation.id], distribution: 'split' as const };
    expect(wrong({ ...written, types: [innovation.id], amount: 9 })).toEqual(['amount: type_too_few_points']);
    expect(wrong({ ...written, types: [innovation.id], amount: 51 })).toEqual([
      'amount: type_too_many_points',
    ]);
    expect(wrong({ ...split, amount: 19 })).toEqual(['amount: type_too_few_points']);
    expect(wrong({ ...split, amount: 20 })).toEqual([]);
    expect(wrong({ ...split, amount: 101 })).toEqual(['amount: type_too_many_points']);
  });

  test('a type with a minimum of points is refused when the wallet is empty', () => {
    expect(wrong({ ...written, types: [innovation.id] }, { have: 0 })).toEqual([
      'amount: type_too_few_points',
    ]);
  });

  test('a type whose monthly limit is reached is refused', () => {
    expect(wrong({ ...written, types: [spent.id] })).toEqual(['postTypes: type_limit_reached']);
  });

  test('a type is not required when the server has no list of types', () => {
    expect(wrong({ ...written, types: [] }, { types: null })).toEqual([]);
    expect(wrong({ ...written, types: [] }, { types: undefined })).toEqual(['postTypes: type_required']);
  });

  test('types are grouped by family in their order', () => {
    expect(familiesOf(ruledTypes).map(({ name, types }) => [name, types.length])).toEqual([
      ['Personas', 2],
      ['Resultados', 2],
    ]);
  });

  test('receivers who may not receive a type stay on the list and are named in a message', () => {
    const message = 'Marta Ruiz no puede recibir ese tipo de reconocimiento.';
    const reasons = [{ field: 'receiverEmails.1', code: 'receiver_role', message }];
    expect(sortReasons({ reasons }, [luis, marta])).toMatchObject({
      gone: [],
      fields: [{ field: 'receivers', message }],
    });
  });
});

test('the input of a recognition holds only the chosen extra fields', () => {
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

test('a file that is still uploading is reported at the attachments', () => {
  expect(wrong(written, { filesFault: '«a.pdf» todavía se está subiendo.' })).toEqual([
    'attachmentKeys: files_not_ready',
  ]);
});

describe('receivers added as a crowd', () => {
  const crowd = {
    id: 'department:d1',
    kind: 'department' as const,
    name: 'Ventas',
    people: [marta.id, tomas.id],
  };

  test('receivers of a crowd are grouped, apart from those chosen alone', () => {
    expect(grouped([luis, marta, tomas], [crowd])).toEqual({
      alone: [luis],
      together: [{ crowd, people: [marta, tomas] }],
    });
  });

  test('a crowd remains without a removed receiver, and disappears with its last one', () => {
    const left = without([luis, marta, tomas], [marta]);
    expect(grouped(left, [crowd]).together).toEqual([{ crowd, people: [tomas] }]);
    expect(grouped(without(left, [tomas]), [crowd])).toEqual({ alone: [luis], together: [] });
  });

  test('a receiver in two crowds is counted once', () => {
    const other = { ...crowd, id: 'group:g1', kind: 'group' as const };
    const { together } = grouped([marta, tomas], withCrowd([crowd], other));
    expect(together.flatMap((one) => one.people)).toHaveLength(2);
    expect(maxReceivers).toBe(200);
  });
});

describe('sent recognitions that can be undone', () => {
  const kept = { postId: 'p1', until: 10_000, draft: written };

  test('a sent recognition is read back for its sender until its time is over', () => {
    keepSent(me, kept);
    expect(someoneSent()).toBe(true);
    expect(stillSent(me, 9_999)).toEqual([kept]);
    expect(stillSent({ ...me, id: 'somebody else' }, 9_999)).toEqual([]);
    expect(stillSent(me, 10_000)).toEqual([]);
    expect(someoneSent()).toBe(false);
  });

  test('dropping a sent recognition keeps the others', () => {
    keepSent(me, kept);
    keepSent(me, { ...kept, postId: 'p2' });
    dropSent(me, 'p1');
    expect(sentOf(me, 'p1')).toBeUndefined();
    expect(stillSent(me, 0).map(({ postId }) => postId)).toEqual(['p2']);
  });

  test.each([['{'], ['null'], ['[{"postId":1}]'], ['7']])(
    'broken storage of sent recognitions (%s) is read as empty',
    (text) => {
      localStorage.setItem(sentPlace(me), text);
      expect(stillSent(me, 0)).toEqual([]);
    },
  );

  test('sent recognitions are kept in memory when storage refuses them', () => {
    vi.stubGlobal('localStorage', new DeniedStorage());
    keepSent(me, kept);
    expect(stillSent(me, 0)).toEqual([kept]);
    dropSent(me, 'p1');
    expect(stillSent(me, 0)).toEqual([]);
  });

  test('an undone recognition becomes the draft, and the draft begun since is parked', () => {
    const begun = { ...emptyDraft, receivers: [tomas] };
    keepDraft(me, begun);
    park(me, { ...emptyDraft, message: 'Más viejo' });
    restoreDraft(me, written);
    expect(readDraft(me)).toEqual(written);
    expect(readParked(me)).toEqual(begun);
  });

  test('the time to undo is the server’s interval on the clock of this device', () => {
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

test('a draft stored by an older version is still read', () => {
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

test('the composer starts with the badge or the value it was opened for', () => {
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
