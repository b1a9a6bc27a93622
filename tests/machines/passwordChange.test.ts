/** The chart of changing a password: what may be sent, and what each refusal means for what was typed. */
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

describe('what may be sent', () => {
  test('is a current password and a new one that holds the rules', () => {
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
  ])('is not %s, which is said instead', (_what, course) => {
    expect(course.snapshot.value).toBe('choosing');
    expect(course.hears(save).snapshot.value).toBe('faulty');
  });
});

describe('a refusal', () => {
  test('of the current one empties it and keeps the new one', () => {
    const after = saving().hears(because('invalid', reasons('password_wrong')));
    expect(after.snapshot.value).toBe('wrong');
    expect(after.snapshot.context).toMatchObject({ current: '', next: good });
    expect(after.hears(current('otra')).snapshot.value).toBe('ready');
    expect(after.hears(save).snapshot.value).toBe('faulty');
  });

  test('of too many tries sends nothing before the pause is over, whatever is typed', () => {
    const after = saving().hears(because('too_many', { retryAfter: 720 }));
    expect(after.snapshot.hasTag('waits')).toBe(true);
    expect(after.hears(current('otra'), save).snapshot.value).toBe('waiting');
    const over = after.hears(current('otra'), { type: 'xstate.after.pause.passwordChange.waiting' });
    expect(over.snapshot.value).toBe('ready');
    expect(over.snapshot.context).toMatchObject({ current: 'otra', next: good, error: null });
  });

  test('of the new one keeps both, and may be tried again', () => {
    const after = saving().hears(because('invalid', reasons('password_personal')));
    expect(after.snapshot.value).toBe('refused');
    expect(after.snapshot.context).toMatchObject({ current: 'aplauso-demo', next: good });
    expect(after.hears(save).snapshot.value).toBe('saving');
  });

  test('without an answer leaves it open, any other does not', () => {
    expect(saving().hears(because('network')).snapshot.value).toBe('unsettled');
    expect(saving().hears(because('unavailable')).snapshot.value).toBe('unsettled');
    expect(saving().hears(because('conflict')).snapshot.value).toBe('notSaved');
  });
});

test('once it is changed neither is kept, and another change begins empty', () => {
  const after = saving().hears(done('change', undefined));
  expect(after.snapshot.value).toBe('done');
  expect(after.snapshot.context).toMatchObject({ current: '', next: '' });
  expect(after.hears({ type: 'again.pressed' }).snapshot.value).toBe('choosing');
});
