/** The composer's chart: what can be sent when, and what a failure leaves standing. */
import { expect, test } from 'vitest';
import { composerMachine } from '#machines/composer.machine.ts';
import { luis, samplePost, sampleWish } from '#machines/composer.samples.ts';
import { done, failed } from '#machines/sample.ts';
import { ApiError, errorOf, type ErrorCode } from '#schema/errors.ts';
import { begin } from '#tests/machines/run.ts';

const nothing = { draftEmails: [] };
const send = { type: 'submit.pressed', wish: sampleWish };
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

test('what went out is announced once, with its post', () => {
  const sent = begin(composerMachine, nothing).hears(send, done('send', samplePost));
  expect(sent.snapshot.hasTag('sent')).toBe(true);
  expect(sent.params('announceSent')).toEqual({ post: samplePost });
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

test('the next one begins with nothing of the last', () => {
  const again = begin(composerMachine, nothing).hears(send, done('send', samplePost), {
    type: 'another.requested',
  });
  expect(again.snapshot).toMatchObject({
    value: 'writing',
    context: { post: null, error: null, known: null },
  });
});
