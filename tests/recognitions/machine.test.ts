/** The composer's chart: what can be sent when, and what a failure leaves standing. */
import { expect, test } from 'vitest';
import { composerMachine } from '#machines/composer.machine.ts';
import { luis, publishedAtOnce, samplePost, sampleSent, sampleInput } from '#machines/composer.samples.ts';
import { done, failed } from '#machines/sample.ts';
import { ApiError, errorOf, type ErrorCode } from '#schema/errors.ts';
import { begin } from '#tests/machines/run.ts';

const nothing = { draftEmails: [] };
const send = { type: 'submit.pressed', wish: sampleInput };
const after = (error: unknown) => begin(composerMachine, nothing).hears(send, failed('send', error));

test('without a draft there is nobody to look up', () => {
  expect(begin(composerMachine, nothing).snapshot.value).toBe('writing');
  expect(begin(composerMachine, { draftEmails: [luis.email] }).snapshot.value).toBe('restoring');
});

test('a draft can be sent before its people were looked up, and when they cannot be', () => {
  const restoring = begin(composerMachine, { draftEmails: [luis.email] });
  expect(restoring.hears(send).snapshot.value).toBe('sending');
  expect(restoring.hears(failed('lookUp', errorOf('network', 'es'))).snapshot).toMatchObject({
    value: 'writing',
    context: { known: null },
  });
  expect(restoring.hears(done('lookUp', [luis])).snapshot.context.known).toEqual([luis]);
});

test('what is on its way is not sent again', () => {
  expect(begin(composerMachine, nothing).hears(send, send).snapshot.value).toBe('sending');
});

test('what went out is announced once, with its post, and can be undone', () => {
  const sent = begin(composerMachine, nothing).hears(send, done('send', sampleSent));
  expect(sent.snapshot.value).toBe('undoable');
  expect(sent.snapshot.hasTag('sent')).toBe(true);
  expect(sent.params('announceSent')).toEqual({ sent: sampleSent });
});

test('a server that publishes at once leaves nothing to undo', () => {
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
])('%s leaves it %s, and the form takes input again', (code, state) => {
  const { snapshot } = after(errorOf(code, 'es'));
  expect(snapshot.value).toBe(state);
  expect(snapshot.hasTag('editable')).toBe(true);
  expect(snapshot.context.error?.code).toBe(code);
});

test('an error that the server marks as final is a refusal, whatever its code says', () => {
  const final = new ApiError({ ...errorOf('not_found', 'es').facts(), retryable: false });
  expect(after(final).snapshot.value).toBe('refused');
});

test('writing on takes the error away, sending again too', () => {
  const unsent = after(errorOf('network', 'es'));
  expect(unsent.hears({ type: 'draft.changed' }).snapshot).toMatchObject({
    value: 'writing',
    context: { error: null },
  });
  expect(unsent.hears(send).snapshot).toMatchObject({ value: 'sending', context: { error: null } });
});

const undoable = () => begin(composerMachine, nothing).hears(send, done('send', sampleSent));
const undoing = () => undoable().hears({ type: 'undo.pressed' });

test('after ten seconds it is out', () => {
  const out = undoable().hears(done('waitForPublishing', undefined));
  expect(out.snapshot.value).toBe('sent');
  expect(out.params('announcePublished')).toEqual({ postId: samplePost.id });
});

test('what was undone is written on, and nothing of it was sent', () => {
  const back = undoing().hears(done('undo', undefined));
  expect(back.snapshot).toMatchObject({ value: 'writing', context: { sent: null, error: null } });
  expect(back.params('announceUndone')).toEqual({ postId: samplePost.id });
});

test('undoing is pressed once', () => {
  expect(undoing().hears({ type: 'undo.pressed' }).snapshot.value).toBe('undoing');
});

test.each<ErrorCode>(['network', 'timeout', 'internal', 'unavailable', 'unauthorized', 'too_many'])(
  'undoing that fails with %s can be tried again while there is time',
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
  'undoing that is refused with %s asks the post itself',
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

test('what was sent before a reload can be undone', () => {
  const before = { ...sampleSent, post: null };
  const again = begin(composerMachine, { draftEmails: [], sent: before });
  expect(again.snapshot.value).toBe('undoable');
  expect(again.hears({ type: 'undo.pressed' }).snapshot.value).toBe('undoing');
});
