/**
 * The machine for sign-in by code. A complete code is submitted, a new code is available after a pause, and failures
 * use the sentences of spec §8.
 */
import { describe, expect, test } from 'vitest';
import { oneTimeCodeMachine } from '#machines/oneTimeCode.machine.ts';
import { codeSent, tooMany } from '#machines/oneTimeCode.samples.ts';
import { digitsOf } from '#machines/oneTimeCode.setup.ts';
import { done, failed } from '#machines/sample.ts';
import { oneTimeCode } from '#schema/auth/auth.rules.ts';
import { ApiError, errorOf, readFacts, type ErrorFacts } from '#schema/errors.ts';
import { begin, type Course } from './run.ts';

const address = { type: 'address.given', address: 'ana@aurora.example' };
const typed = (code: string) => ({ type: 'code.typed', code });
const sent = (): Course => begin(oneTimeCodeMachine).hears(address, done('request', codeSent));
const rested = { type: 'xstate.after.resendPause.oneTimeCode.sent.pause.resting' };
const over = { type: 'xstate.after.codeValid.oneTimeCode.sent.code' };
const resend = { type: 'resend.pressed' };
const wrong = done('verify', { error: 'Ese código no es correcto.', token: null });
const code = ({ snapshot }: Course): unknown => snapshot.value.sent?.code ?? snapshot.value;
const failure = ({ snapshot }: Course): unknown => snapshot.context.failure;

describe('the one-time code', () => {
  test('a one-time code is not requested for an incomplete address', () => {
    const half = begin(oneTimeCodeMachine).hears({ ...address, address: 'ana@' });
    expect(half.snapshot).toMatchObject({ value: 'asking', context: { isIncomplete: true } });
  });

  test('a one-time code is verified with its last digit, and not before', () => {
    expect(code(sent().hears(typed('04821')))).toBe('entering');
    expect(code(sent().hears(typed('04821'), typed('048213')))).toBe('verifying');
  });

  test.each(['048213', ' 048 213\n', '048-213', 'Tu código: 048213.'])(
    'a one-time code is read from pasted text: "%s"',
    (text) => {
      expect(sent().hears(typed(text)).snapshot.context.code).toBe('048213');
      expect(digitsOf(text)).toBe('048213');
    },
  );

  test('a one-time code submitted too short is marked incomplete and not sent', () => {
    const short = sent().hears(typed('048'), { type: 'code.given' });
    expect(short.snapshot.context.isIncomplete).toBe(true);
    expect(code(short)).toBe('entering');
  });

  test('a correct one-time code hands its session over and is cleared', () => {
    const right = sent().hears(typed('048213'), done('verify', { error: null, token: 'a-session' }));
    expect(right.snapshot).toMatchObject({ value: 'done', context: { code: '' } });
    expect(right.params('handOver')).toEqual({ token: 'a-session' });
  });

  test('a wrong one-time code stays in the field to be corrected', () => {
    const mended = sent().hears(typed('048213'), wrong);
    expect(code(mended)).toBe('wrong');
    expect(mended.snapshot.context.code).toBe('048213');
    expect(code(mended.hears(typed('04821'), typed('048214')))).toBe('verifying');
  });

  test('a one-time code is void after the allowed number of wrong tries', () => {
    let course = sent();
    for (let guess = 1; guess < oneTimeCode.tries; guess += 1) {
      course = course.hears(typed(''), typed(`00000${guess}`), wrong);
      expect(code(course)).toBe('wrong');
    }
    expect(code(course.hears(typed(''), typed('000009'), wrong))).toBe('void');
  });

  test('a one-time code is void when its time is over, unless it is being verified', () => {
    expect(code(sent().hears(over))).toBe('void');
    expect(code(sent().hears(typed('048213'), over))).toBe('verifying');
  });

  test('a one-time code that the server calls void cannot be typed again', () => {
    const facts: ErrorFacts = {
      ...errorOf('invalid', 'es').facts(),
      reasons: [{ field: 'code', code: 'otp_void', message: 'Ese código venció.' }],
    };
    const isVoid = sent().hears(typed('048213'), failed('verify', new ApiError(facts)));
    expect(code(isVoid)).toBe('void');
    expect(code(isVoid.hears(typed('111111')))).toBe('void');
  });
});

describe('the resent code', () => {
  test('another code can be requested only after the pause', () => {
    expect(sent().hears(resend).snapshot.value).toMatchObject({ sent: { pause: 'resting' } });
    expect(sent().hears(rested, resend).snapshot.value).toMatchObject({ sent: { pause: 'resending' } });
  });

  test('another code empties the field, is announced as another one and restarts the pause', () => {
    const again = sent().hears(typed('048'), rested, resend, done('resend', codeSent));
    expect(again.snapshot).toMatchObject({
      value: { sent: { code: 'entering', pause: 'resting' } },
      context: { code: '', isAnother: true, tries: 0 },
    });
  });

  test('a failed resend leaves the typed code and the previous code usable', () => {
    const not = sent().hears(typed('048'), rested, resend, failed('resend', errorOf('network', 'es')));
    expect(not.snapshot).toMatchObject({
      value: { sent: { code: 'entering', pause: 'open' } },
      context: { code: '048', resendFailure: { rule: 'unreached' } },
    });
  });

  test('a resend waits as long as the server says', () => {
    const waits = sent().hears(rested, resend, failed('resend', tooMany));
    expect(waits.snapshot).toMatchObject({
      value: { sent: { code: 'entering', pause: 'resting' } },
      context: { sent: { resendInMs: 720_000 } },
    });
  });
});

describe('the three failure rules of spec §8', () => {
  const raised = (status: number, body: unknown): ApiError => new ApiError(readFacts(status, body, 'es'));
  const checked = (error: unknown): Course => sent().hears(typed('048213'), failed('verify', error));

  test('a code failure shows the server’s own words where the answer has any', () => {
    const words = 'Ese código no es correcto.';
    expect(failure(sent().hears(typed('048213'), wrong))).toEqual({ rule: 'said', words });
    const asked = begin(oneTimeCodeMachine).hears(
      address,
      done('request', { ...codeSent, success: false, error: 'El correo está fuera de servicio.' }),
    );
    expect(failure(asked)).toEqual({ rule: 'said', words: 'El correo está fuera de servicio.' });
    expect(failure(checked(raised(418, { error: 'Soy una tetera.' })))).toEqual({
      rule: 'said',
      words: 'Soy una tetera.',
    });
  });

  test.each([null, ''])('a code failure without words (%j) is "Error de verificación"', (error) => {
    expect(failure(sent().hears(typed('048213'), done('verify', { error, token: null })))).toEqual({
      rule: 'unverified',
    });
    const not = done('request', { ...codeSent, success: false, error });
    expect(failure(begin(oneTimeCodeMachine).hears(address, not))).toEqual({ rule: 'unverified' });
  });

  test.each([400, 404, 418, 500, 503])(
    'a code failure with status %d and no body is "Error en la respuesta de la API"',
    (status) => {
      expect(failure(checked(raised(status, undefined)))).toEqual({ rule: 'status' });
    },
  );

  test.each(['network', 'timeout'] as const)(
    'a code check without an answer (%s) falls under none of the three rules',
    (kind) => {
      expect(failure(checked(errorOf(kind, 'es', 0)))).toMatchObject({
        rule: 'unreached',
        error: { code: kind },
      });
    },
  );

  test('a code whose check got no answer is kept and can be submitted again', () => {
    const again = checked(errorOf('network', 'es')).hears({ type: 'code.given' });
    expect(code(again)).toBe('verifying');
    expect(again.snapshot.context.code).toBe('048213');
  });
});

describe('too many tries', () => {
  test('too many code tries wait as long as the server asks, then the address is asked for and still filled in', () => {
    const waiting = sent().hears(typed('048213'), failed('verify', tooMany));
    expect(waiting.snapshot).toMatchObject({ value: 'waiting', context: { waitMs: 720_000, code: '' } });
    const after = waiting.hears({ type: 'xstate.after.wait.oneTimeCode.waiting' });
    expect(after.snapshot).toMatchObject({ value: 'asking', context: { address: 'ana@aurora.example' } });
  });

  test('too many code requests wait a minute when the server names no time', () => {
    const waiting = begin(oneTimeCodeMachine).hears(address, failed('request', errorOf('too_many', 'es')));
    expect(waiting.snapshot).toMatchObject({ value: 'waiting', context: { waitMs: 60_000 } });
  });
});
