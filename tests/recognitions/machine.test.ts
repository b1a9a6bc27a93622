/** The composer machine: what can be sent in which state, and what remains after a failure. */
import { expect, test } from 'vitest';
import { composerMachine } from '#machines/composer.machine.ts';
import { luis, publishedAtOnce, samplePost, sampleSent, sampleInput } from '#machines/composer.samples.ts';
import { done, failed } from '#machines/sample.ts';
import { ApiError, errorOf, type ErrorCode } from '#schema/errors.ts';
import { begin } from '#tests/machines/run.ts';

const nothing = { draftEmails: [] };
const send = { type: 'submit.pressed', wish: sampleInput };
const after = (error: unknown) => begin(composerMachine, nothing).hears(send, failed('send', error));

test('the composer starts by looking up people only if a draft holds addresses', () => {
  expect(begin(composerMachine, nothing).snapshot.value).toBe('writing');
  expect(begin(composerMachine, { draftEmails: [luis.email] }).snapshot.value).toBe('restoring');
});

test('a recognition can be sent while its draft’s people are looked up, or after the lookup failed', () => {
  const restoring = begin(composerMachine, { draftEmails: [luis.email] });
  expect(restoring.hears(send).snapshot.value).toBe('sending');
  expect(restoring.hears(failed('lookUp', errorOf('network', 'es'))).snapshot).toMatchObject({
    value: 'writing',
    context: { known: null },
  });
  expect(restoring.hears(done('lookUp', [luis])).snapshot.context.known).toEqual([luis]);
});

test('pressing send while a recognition is being sent does not send it again', () => {
  expect(begin(composerMachine, nothing).hears(send, send).snapshot.value).toBe('sending');
});

test('a sent recognition is announced with its post and can be undone', () => {
  const sent = begin(composerMachine, nothing).hears(send, done('send', sampleSent));
  expect(sent.snapshot.value).toBe('undoable');
  expect(sent.snapshot.hasTag('sent')).toBe(true);
  expect(sent.params('announceSent')).toEqual({ sent: sampleSent });
});

test('a recognition that was published at once cannot be undone', () => {
  const sent = begin(composerMachine, nothing).hears(send, done('send', publishedAtOnce));
  expect(sent.snapshot.value).toBe('sent');
  expect(sent.hears({ type: 'undo.pressed' }).snapshot.value).toBe('sent');
});

test.each<[ErrorCode, string]>([
  ['invalid', 'refused'],
  ['forbidden', 'refused'],
  ['module_off', 'refused'],
  ['conflict', 'refused'],
  ['unauthorized', 'unsent'],
  ['network', 'unsent'],
  ['timeout', 'unsent'],
  ['too_many', 'unsent'],
  ['internal', 'unsent'],
  ['unavailable', 'unsent'],
])('the error %s leaves the recognition %s and editable', (code, state) => {
  const { snapshot } = after(errorOf(code, 'es'));
  expect(snapshot.value).toBe(state);
  expect(snapshot.hasTag('editable')).toBe(true);
  expect(snapshot.context.error?.code).toBe(code);
});

test('an error that is not retryable refuses the recognition, whatever its code', () => {
  const final = new ApiError({ ...errorOf('not_found', 'es').facts(), retryable: false });
  expect(after(final).snapshot.value).toBe('refused');
});

test('editing a recognition or sending it again clears the error', () => {
  const unsent = after(errorOf('network', 'es'));
  expect(unsent.hears({ type: 'draft.changed' }).snapshot).toMatchObject({
    value: 'writing',
    context: { error: null },
  });
  expect(unsent.hears(send).snapshot).toMatchObject({ value: 'sending', context: { error: null } });
});

const undoable = () => begin(composerMachine, nothing).hears(send, done('send', sampleSent));
const undoing = () => undoable().hears({ type: 'undo.pressed' });

test('a recognition is announced as published when the time to undo is over', () => {
  const out = undoable().hears(done('waitForPublishing', undefined));
  expect(out.snapshot.value).toBe('sent');
  expect(out.params('announcePublished')).toEqual({ postId: samplePost.id });
});

test('an undone recognition returns to writing, and its undo is announced', () => {
  const back = undoing().hears(done('undo', undefined));
  expect(back.snapshot).toMatchObject({ value: 'writing', context: { sent: null, error: null } });
  expect(back.params('announceUndone')).toEqual({ postId: samplePost.id });
});

test('pressing undo twice on a sent recognition starts one undo', () => {
  expect(undoing().hears({ type: 'undo.pressed' }).snapshot.value).toBe('undoing');
});

test.each<ErrorCode>(['network', 'timeout', 'internal', 'unavailable', 'unauthorized', 'too_many'])(
  'an undo that failed with %s can be tried again until the time is over',
  (code) => {
    const failedOnce = undoing().hears(failed('undo', errorOf(code, 'es')));
    expect(failedOnce.snapshot).toMatchObject({ value: 'notUndone', context: { error: { code } } });
    expect(failedOnce.hears({ type: 'undo.pressed' }).snapshot).toMatchObject({
      value: 'undoing',
      context: { error: null },
    });
    expect(failedOnce.hears(done('waitForPublishing', undefined)).snapshot.value).toBe('checking');
  },
);

test.each<ErrorCode>(['conflict', 'not_found', 'forbidden'])(
  'an undo that is refused with %s checks whether the post is gone',
  (code) => {
    const checking = undoing().hears(failed('undo', errorOf(code, 'es')));
    expect(checking.snapshot.value).toBe('checking');
    expect(checking.hears(done('isGone', false)).snapshot).toMatchObject({
      value: 'sent',
      context: { isTooLate: true },
    });
    expect(checking.hears(failed('isGone', errorOf('network', 'es'))).snapshot.value).toBe('sent');
    const gone = checking.hears(done('isGone', true));
    expect(gone.snapshot).toMatchObject({ value: 'writing', context: { isTooLate: false } });
    expect(gone.params('announceUndone')).toEqual({ postId: samplePost.id });
  },
);

test('a recognition that was sent before a reload can be undone', () => {
  const before = { ...sampleSent, post: null };
  const again = begin(composerMachine, { draftEmails: [], sent: before });
  expect(again.snapshot.value).toBe('undoable');
  expect(again.hears({ type: 'undo.pressed' }).snapshot.value).toBe('undoing');
});
