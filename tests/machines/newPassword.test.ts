/** The charts of passwords by mail: nothing is saved that breaks the rules, each page takes its own links, a used one leads to another. */
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

describe('a link', () => {
  test.each(
    linkPurposes.flatMap((way) => linkPurposes.map((purpose): [LinkPurpose, LinkPurpose] => [way, purpose])),
  )('on the page of %s: one for %s', (way, purpose) => {
    const fits = (way === 'recovery') === (purpose === 'recovery');
    expect(opened(way, purpose).snapshot.value).toBe(fits ? 'choosing' : 'void');
  });

  test('that is missing is void without a call', () => {
    const none = begin(newPasswordMachine, { token: '', way: 'activation' });
    expect(none.snapshot.value).toBe('void');
  });

  test('that cannot be checked is not called void, and is checked again', () => {
    const lost = begin(newPasswordMachine, { token: 'a-link', way: 'recovery' }).hears(
      failed('check', errorOf('network', 'es')),
    );
    expect(lost.snapshot.value).toBe('notChecked');
    expect(lost.hears({ type: 'retry.pressed' }).snapshot.value).toBe('checking');
  });

  test('that was used meanwhile is void, and the password is kept no longer', () => {
    const used = opened('recovery').hears(typed(phrase), save, failed('save', refusal('link_void')));
    expect(used.snapshot).toMatchObject({ value: 'void', context: { password: '' } });
  });
});

describe('a password', () => {
  test('is saved exactly when the rules have nothing against it', () => {
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

  test('made of what the link tells of the person is refused here already', () => {
    expect(opened('activation').hears(typed('employee.aurora'), save).snapshot.value).toBe('choosing');
  });

  test('that the server refuses stays to be mended, with its reason', () => {
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

  test('that could not be saved is still there to be saved again', () => {
    const lost = opened('activation').hears(typed(phrase), save, failed('save', errorOf('internal', 'es')));
    expect(lost.snapshot).toMatchObject({ value: 'notSaved', context: { password: phrase } });
    expect(lost.hears(save).snapshot.value).toBe('saving');
  });

  test.each([['activation', 'a-session'] as const, ['recovery', null] as const])(
    'that counts hands over what it opened (%s)',
    (way, token) => {
      const saved = opened(way).hears(typed(phrase), save, done('save', token));
      expect(saved.snapshot).toMatchObject({ value: 'done', context: { password: '' } });
      expect(saved.params('handOver')).toEqual({ token });
    },
  );
});

describe('a mail with a link', () => {
  const asked = (): Course =>
    begin(recoveryMachine).hears({ type: 'address.given', address: ' ana@aurora.example ' });
  const rested = { type: 'xstate.after.mailPause.recovery.sent.resting' };
  const again = { type: 'again.pressed' };

  test('is not asked for without a whole address', () => {
    const half = begin(recoveryMachine).hears({ type: 'address.given', address: 'ana@' });
    expect(half.snapshot).toMatchObject({ value: 'asking', context: { isIncomplete: true } });
  });

  test('can be asked for again after a pause, and not before', () => {
    const sent = asked().hears(done('send', undefined));
    expect(sent.hears(again).snapshot.value).toEqual({ sent: 'resting' });
    expect(sent.hears(rested, again).snapshot.value).toBe('sending');
  });

  test('that has not left says why and keeps the address', () => {
    const lost = asked().hears(failed('send', errorOf('network', 'es')));
    expect(lost.snapshot).toMatchObject({
      value: 'failed',
      context: { address: 'ana@aurora.example', error: { code: 'network' } },
    });
  });

  test('that was asked for too often waits as long as the server says', () => {
    const facts = { ...errorOf('too_many', 'es').facts(), retryAfter: 17 };
    const waiting = asked().hears(failed('send', new ApiError(facts)));
    expect(waiting.snapshot).toMatchObject({ value: 'waiting', context: { waitMs: 17_000 } });
    expect(waiting.hears({ type: 'xstate.after.wait.recovery.waiting' }).snapshot.value).toBe('asking');
  });
});
