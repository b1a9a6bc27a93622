/** The stored draft of a recognition: no input is lost, and invalid data is ignored. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { startOf } from '#src/recognitions/composerStart.ts';
import {
  emptyDraft,
  keepDraft,
  readDraft,
  readParked,
  settleDraft,
  type Draft,
} from '#src/recognitions/draft.ts';
import { draftFor, draftPlace } from '#src/posts/draftPlace.ts';
import { me, people } from '#stories/kit/world.sample.ts';
import { DeniedStorage, FakeStorage } from '#tests/support/edge.ts';

const [ana, luis, marta] = people;
if (ana === undefined || luis === undefined || marta === undefined)
  throw new Error('the samples hold people');
const written: Draft = { ...emptyDraft, receivers: [luis], message: 'Gracias por quedarte' };

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage());
  return () => vi.unstubAllGlobals();
});

test('a draft is read back only for the same person in the same organisation', () => {
  keepDraft(me, written);
  expect(readDraft(me)).toEqual(written);
  expect(draftFor(me)).not.toBeNull();
  expect(readDraft({ ...me, id: 'somebody else' })).toBeNull();
  expect(readDraft({ ...me, orgId: 'another organisation' })).toBeNull();
});

test('an empty draft is not stored', () => {
  keepDraft(me, written);
  keepDraft(me, { ...emptyDraft, message: '   ' });
  expect(draftFor(me)).toBeNull();
});

test.each([['{'], ['null'], ['[]'], ['{"receivers":[{"id":7}],"message":"x"}'], ['"text"']])(
  'a broken draft (%s) is read as null',
  (text) => {
    localStorage.setItem(draftPlace(me), text);
    expect(readDraft(me)).toBeNull();
  },
);

test('a draft is kept in memory when storage refuses it', () => {
  vi.stubGlobal('localStorage', new DeniedStorage());
  expect(() => keepDraft(me, written)).not.toThrow();
  expect(readDraft(me)).toEqual(written);
  settleDraft(me);
  expect(readDraft(me)).toBeNull();
  expect(draftFor(me)).toBeNull();
});

describe('the start of the composer', () => {
  test('the composer starts with the stored draft and the addresses to check', () => {
    keepDraft(me, written);
    expect(startOf(me, {})).toMatchObject({ draft: written, draftEmails: [luis.email], parked: null });
  });

  test('opening the composer for other people parks the draft, and sending restores it', () => {
    keepDraft(me, written);
    expect(startOf(me, { people: [marta] })).toMatchObject({
      draft: { receivers: [marta], message: '' },
      parked: written,
    });
    keepDraft(me, { ...emptyDraft, receivers: [marta] });
    settleDraft(me);
    expect(readDraft(me)).toEqual(written);
    expect(readParked(me)).toBeNull();
  });

  test('opening the composer for the same people continues the stored draft', () => {
    keepDraft(me, written);
    expect(startOf(me, { people: [luis] })).toMatchObject({ draft: written, parked: null });
  });

  test('opening the composer for oneself leaves oneself out and says so', () => {
    expect(startOf(me, { people: [ana, luis] })).toMatchObject({
      draft: { receivers: [luis] },
      leftOut: [{ name: 'Ana Rivas', why: 'self' }],
    });
  });
});
