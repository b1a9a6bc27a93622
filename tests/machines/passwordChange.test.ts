/** The machine for a password change: what may be submitted, and what each refusal does to the input. */
import { describe, expect, test } from 'vitest';
import { passwordChangeMachine } from '#machines/passwordChange.machine.ts';
import { owner } from '#machines/passwordChange.samples.ts';
import { done, failed } from '#machines/sample.ts';
import { ApiError, errorOf, type ErrorCode } from '#schema/errors.ts';
import { begin } from './run.ts';

const current = (password: string) => ({ type: 'current.typed', password });
const next = (password: string) => ({ type: 'next.typed', password });
const save = { type: 'save.pressed' };
const start = () => begin(passwordChangeMachine, { owner });
const good = 'tres gatos en la ventana';
const typed = () => start().hears(current('aplauso-demo'), next(good));
const saving = () => typed().hears(save);
const because = (code: ErrorCode, more: object = {}) =>
  failed('change', new ApiError({ ...errorOf(code, 'es').facts(), ...more }));
const reasons = (code: string) => ({ reasons: [{ field: 'current_password', code, message: 'no' }] });

describe('the password change form', () => {
  test('a current password and a valid new password can be saved', () => {
    expect(typed().snapshot.value).toBe('ready');
    expect(saving().snapshot.value).toBe('saving');
  });

  test.each([
    ['no current one', start().hears(next(good))],
    ['no new one', start().hears(current('aplauso-demo'))],
    ['a short one', start().hears(current('aplauso-demo'), next('gatos'))],
    ['the same one', start().hears(current(good), next(good))],
    ['one made of the name', start().hears(current('aplauso-demo'), next('grupo aurora'))],
    ['a new one that was good and is not any more', typed().hears(next('gatos'))],
  ])('a password change with %s is not sent, and saving shows the fault', (_what, course) => {
    expect(course.snapshot.value).toBe('choosing');
    expect(course.hears(save).snapshot.value).toBe('faulty');
  });
});

describe('the refused password change', () => {
  test('a refusal of the current password empties it and keeps the new password', () => {
    const after = saving().hears(because('invalid', reasons('password_wrong')));
    expect(after.snapshot.value).toBe('wrong');
    expect(after.snapshot.context).toMatchObject({ current: '', next: good });
    expect(after.hears(current('otra')).snapshot.value).toBe('ready');
    expect(after.hears(save).snapshot.value).toBe('faulty');
  });

  test('a refusal for too many tries blocks saving until the pause is over, whatever is typed', () => {
    const after = saving().hears(because('too_many', { retryAfter: 720 }));
    expect(after.snapshot.hasTag('waits')).toBe(true);
    expect(after.hears(current('otra'), save).snapshot.value).toBe('waiting');
    const over = after.hears(current('otra'), { type: 'xstate.after.pause.passwordChange.waiting' });
    expect(over.snapshot.value).toBe('ready');
    expect(over.snapshot.context).toMatchObject({ current: 'otra', next: good, error: null });
  });

  test('a refusal of the new password keeps both passwords, and saving may be tried again', () => {
    const after = saving().hears(because('invalid', reasons('password_personal')));
    expect(after.snapshot.value).toBe('refused');
    expect(after.snapshot.context).toMatchObject({ current: 'aplauso-demo', next: good });
    expect(after.hears(save).snapshot.value).toBe('saving');
  });

  test('a password change without an answer is unsettled; one refused for another reason is not saved', () => {
    expect(saving().hears(because('network')).snapshot.value).toBe('unsettled');
    expect(saving().hears(because('unavailable')).snapshot.value).toBe('unsettled');
    expect(saving().hears(because('conflict')).snapshot.value).toBe('notSaved');
  });
});

test('a finished password change clears both passwords, and another change begins empty', () => {
  const after = saving().hears(done('change', undefined));
  expect(after.snapshot.value).toBe('done');
  expect(after.snapshot.context).toMatchObject({ current: '', next: '' });
  expect(after.hears({ type: 'again.pressed' }).snapshot.value).toBe('choosing');
});
