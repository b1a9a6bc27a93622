/** Events of the one-time-code machine, for stories, walks and tests. */
import { oneTimeCode } from '#schema/auth/auth.rules.ts';
import { ApiError, errorOf } from '#schema/errors.ts';
import { defaultLanguage } from '#schema/limits.ts';
import { peopleReasons } from '#schema/reasons.people.ts';
import { oneTimeCodeMachine } from './oneTimeCode.machine.ts';
import type { CodeChecked, CodeSent, OneTimeCodeEvent } from './oneTimeCode.setup.ts';
import { ana, done, failed, type Samples } from './sample.ts';

const said = <E extends OneTimeCodeEvent>(event: E): E => event;

/** A code was sent. */
export const codeSent: CodeSent = {
  success: true,
  error: null,
  resendInMs: oneTimeCode.resendMs,
  validForMs: oneTimeCode.validMs,
};
const notSent: CodeSent = { ...codeSent, success: false };
const checked = (error: string | null, token: string | null = null): CodeChecked => ({ error, token });

const network = errorOf('network', defaultLanguage);
/** Attempts are blocked for twelve minutes. */
export const tooMany = new ApiError({ ...errorOf('too_many', defaultLanguage).facts(), retryAfter: 720 });
const isVoid = new ApiError({
  ...errorOf('invalid', defaultLanguage).facts(),
  retryable: false,
  reasons: [{ field: 'code', code: 'otp_void', message: peopleReasons.otp_void[defaultLanguage] }],
});

export const oneTimeCodeSamples: Samples<typeof oneTimeCodeMachine> = {
  machine: oneTimeCodeMachine,
  inputs: { 'nothing is typed': undefined },
  events: [
    { label: 'Ana gives her address', event: said({ type: 'address.given', address: ` ${ana.email} ` }) },
    { label: 'half an address is given', event: said({ type: 'address.given', address: 'ana@' }) },
    { label: 'a code is sent', event: done('request', codeSent) },
    { label: 'none is sent, without a word', event: done('request', notSent) },
    { label: 'none is sent: no network', event: failed('request', network) },
    { label: 'too many were asked for', event: failed('request', tooMany) },
    { label: 'three digits are typed', event: said({ type: 'code.typed', code: '048' }) },
    { label: 'a code is pasted', event: said({ type: 'code.typed', code: ' 048-213 ' }) },
    { label: 'Sign in is pressed', event: said({ type: 'code.given' }) },
    { label: 'the code is right', event: done('verify', checked(null, 'token-of-ana')) },
    {
      label: 'the code is wrong',
      event: done('verify', checked(peopleReasons.otp_wrong[defaultLanguage])),
    },
    { label: 'the code is refused without a word', event: done('verify', checked(null)) },
    { label: 'the code is void', event: failed('verify', isVoid) },
    { label: 'it cannot be checked: no network', event: failed('verify', network) },
    { label: 'it cannot be checked: 500', event: failed('verify', errorOf('internal', defaultLanguage)) },
    { label: 'too many were tried', event: failed('verify', tooMany) },
    {
      label: 'half a minute passes',
      event: { type: 'xstate.after.resendPause.oneTimeCode.sent.pause.resting' },
    },
    { label: 'ten minutes pass', event: { type: 'xstate.after.codeValid.oneTimeCode.sent.code' } },
    { label: 'Send another is pressed', event: said({ type: 'resend.pressed' }) },
    { label: 'another is sent', event: done('resend', codeSent) },
    { label: 'no other is sent, without a word', event: done('resend', notSent) },
    { label: 'no other is sent: no network', event: failed('resend', network) },
    { label: 'no other is sent: too many', event: failed('resend', tooMany) },
    { label: 'the wait is over', event: { type: 'xstate.after.wait.oneTimeCode.waiting' } },
    { label: 'another address is wanted', event: said({ type: 'address.left' }) },
  ],
  ends: ['"done"'],
  promises: {
    'a code is checked only when it is whole': (snapshot) =>
      !snapshot.matches({ sent: { code: 'verifying' } }) ||
      snapshot.context.code.length === oneTimeCode.digits,
    'a code is entered only after one was sent': (snapshot) =>
      snapshot.matches('sent') === (snapshot.context.sent !== null),
    'what failed says why': (snapshot) =>
      !(
        snapshot.matches({ sent: { code: 'wrong' } }) || snapshot.matches({ sent: { code: 'notVerified' } })
      ) ||
      snapshot.context.failure !== null ||
      snapshot.context.isIncomplete,
    'no code may be tried more often than the rules say': ({ context }) => context.tries < oneTimeCode.tries,
    'no code is kept once it is of no use': (snapshot) =>
      snapshot.matches('sent') || snapshot.context.code === '',
  },
};
