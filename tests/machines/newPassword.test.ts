/**
 * The machines for passwords by mail. Invalid passwords are not sent, each page accepts its own links, and a used link
 * leads to another page.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newPasswordMachine } from '#machines/newPassword.machine.ts';
import { invitation } from '#machines/newPassword.samples.ts';
import { aboutOf } from '#machines/newPassword.setup.ts';
import { recoveryMachine } from '#machines/recovery.machine.ts';
import { done, failed } from '#machines/sample.ts';
import { linkPurposes, passwordFault, type LinkPurpose } from '#schema/auth/auth.rules.ts';
import { ApiError, errorOf } from '#schema/errors.ts';
import { begin, type Course } from './run.ts';
import { trials } from '#tests/support/trials.ts';

const opened = (way: LinkPurpose, purpose: LinkPurpose = way): Course =>
  begin(newPasswordMachine, { token: 'a-link', way }).hears(done('check', { ...invitation, purpose }));
const typed = (password: string) => ({ type: 'password.typed', password });
const save = { type: 'save.pressed' };
const phrase = 'tres gatos en la terraza';
const refusal = (code: string): ApiError =>
  new ApiError({
    ...errorOf('invalid', 'es').facts(),
    retryable: false,
    reasons: [{ field: 'any', code, message: code }],
  });

describe('the password link', () => {
  test.each(
    linkPurposes.flatMap((way) => linkPurposes.map((purpose): [LinkPurpose, LinkPurpose] => [way, purpose])),
  )('the page of %s accepts a link for %s only when both or neither are recovery', (way, purpose) => {
    const fits = (way === 'recovery') === (purpose === 'recovery');
    expect(opened(way, purpose).snapshot.value).toBe(fits ? 'choosing' : 'void');
  });

  test('a missing password link is void without a call', () => {
    const none = begin(newPasswordMachine, { token: '', way: 'activation' });
    expect(none.snapshot.value).toBe('void');
  });

  test('a password link that cannot be checked is not void, and retry checks it again', () => {
    const lost = begin(newPasswordMachine, { token: 'a-link', way: 'recovery' }).hears(
      failed('check', errorOf('network', 'es')),
    );
    expect(lost.snapshot.value).toBe('notChecked');
    expect(lost.hears({ type: 'retry.pressed' }).snapshot.value).toBe('checking');
  });

  test('a password link that was used meanwhile is void, and the typed password is cleared', () => {
    const used = opened('recovery').hears(typed(phrase), save, failed('save', refusal('link_void')));
    expect(used.snapshot).toMatchObject({ value: 'void', context: { password: '' } });
  });
});

describe('the new password', () => {
  test('a new password is saved exactly when it breaks no rule', () => {
    const words = fc.oneof(
      fc.string({ maxLength: 30 }),
      fc.constantFrom('bienvenido123', 'aurora aurora', 'Anaana', phrase, 'employee12', 'a'.repeat(201)),
    );
    fc.assert(
      fc.property(words, (password) => {
        const pressed = opened('activation').hears(typed(password), save);
        const isSound = passwordFault(password, aboutOf(invitation)) === undefined;
        expect(pressed.snapshot.value).toBe(isSound ? 'saving' : 'choosing');
        expect(pressed.snapshot.context.isFaulty).toBe(!isSound);
      }),
      { numRuns: trials(300) },
    );
  });

  test('a new password made of facts in the link is refused without a call', () => {
    expect(opened('activation').hears(typed('employee.aurora'), save).snapshot.value).toBe('choosing');
  });

  test('a new password that the server refuses stays in the field with the reason until it is edited', () => {
    const refused = opened('activation').hears(
      typed(phrase),
      save,
      failed('save', refusal('password_personal')),
    );
    expect(refused.snapshot).toMatchObject({
      value: 'refused',
      context: { password: phrase, error: { reasons: [{ code: 'password_personal' }] } },
    });
    expect(refused.hears(typed(`${phrase}!`)).snapshot.context.error).toBeNull();
  });

  test('a new password that could not be saved stays in the field and can be saved again', () => {
    const lost = opened('activation').hears(typed(phrase), save, failed('save', errorOf('internal', 'es')));
    expect(lost.snapshot).toMatchObject({ value: 'notSaved', context: { password: phrase } });
    expect(lost.hears(save).snapshot.value).toBe('saving');
  });

  test.each([['activation', 'a-session'] as const, ['recovery', null] as const])(
    'a saved new password hands over the session it opened, if any (%s)',
    (way, token) => {
      const saved = opened(way).hears(typed(phrase), save, done('save', token));
      expect(saved.snapshot).toMatchObject({ value: 'done', context: { password: '' } });
      expect(saved.params('handOver')).toEqual({ token });
    },
  );
});

describe('the recovery mail', () => {
  const asked = (): Course =>
    begin(recoveryMachine).hears({ type: 'address.given', address: ' ana@aurora.example ' });
  const rested = { type: 'xstate.after.mailPause.recovery.sent.resting' };
  const again = { type: 'again.pressed' };

  test('a recovery mail is not requested for an incomplete address', () => {
    const half = begin(recoveryMachine).hears({ type: 'address.given', address: 'ana@' });
    expect(half.snapshot).toMatchObject({ value: 'asking', context: { isIncomplete: true } });
  });

  test('a recovery mail can be requested again only after a pause', () => {
    const sent = asked().hears(done('send', undefined));
    expect(sent.hears(again).snapshot.value).toEqual({ sent: 'resting' });
    expect(sent.hears(rested, again).snapshot.value).toBe('sending');
  });

  test('a recovery mail that could not be sent keeps the address and the error', () => {
    const lost = asked().hears(failed('send', errorOf('network', 'es')));
    expect(lost.snapshot).toMatchObject({
      value: 'failed',
      context: { address: 'ana@aurora.example', error: { code: 'network' } },
    });
  });

  test('a recovery mail that was requested too often waits as long as the server says', () => {
    const facts = { ...errorOf('too_many', 'es').facts(), retryAfter: 17 };
    const waiting = asked().hears(failed('send', new ApiError(facts)));
    expect(waiting.snapshot).toMatchObject({ value: 'waiting', context: { waitMs: 17_000 } });
    expect(waiting.hears({ type: 'xstate.after.wait.recovery.waiting' }).snapshot.value).toBe('asking');
  });
});
