/** Inputs and events of the new-password machine, for stories, walks and tests. */
import type { LinkFacts } from '#schema/auth/auth.endpoints.ts';
import { passwordFault } from '#schema/auth/auth.rules.ts';
import { ApiError, errorOf } from '#schema/errors.ts';
import { defaultLanguage } from '#schema/limits.ts';
import { peopleReasons } from '#schema/reasons.people.ts';
import { newPasswordMachine } from './newPassword.machine.ts';
import type { NewPasswordEvent } from './newPassword.setup.ts';
import { ana, done, failed, type Samples } from './sample.ts';

const said = <E extends NewPasswordEvent>(event: E): E => event;

/** Ana's invitation. */
export const invitation: LinkFacts = {
  valid: true,
  purpose: 'activation',
  firstName: ana.firstName,
  email: ana.email,
  organization: 'Aurora',
};
const none: LinkFacts = { valid: false, purpose: null, firstName: null, email: null, organization: null };
const refusal = (field: string, code: 'password_personal' | 'link_void'): ApiError =>
  new ApiError({
    ...errorOf('invalid', defaultLanguage).facts(),
    retryable: false,
    reasons: [{ field, code, message: peopleReasons[code][defaultLanguage] }],
  });
const network = errorOf('network', defaultLanguage);

export const newPasswordSamples: Samples<typeof newPasswordMachine> = {
  machine: newPasswordMachine,
  inputs: {
    'the invitation is opened': { token: 'a-link', way: 'activation' },
    'the link for a new password is opened': { token: 'a-link', way: 'recovery' },
    'the page is opened without a link': { token: '', way: 'activation' },
  },
  events: [
    { label: 'it is the invitation', event: done('check', invitation) },
    { label: 'it is for a new password', event: done('check', { ...invitation, purpose: 'recovery' }) },
    { label: 'the link is void', event: done('check', none) },
    { label: 'it cannot be checked', event: failed('check', network) },
    { label: 'Retry is pressed', event: said({ type: 'retry.pressed' }) },
    { label: 'three letters are typed', event: said({ type: 'password.typed', password: 'sol' }) },
    { label: 'a common one is typed', event: said({ type: 'password.typed', password: 'bienvenido123' }) },
    {
      label: 'a phrase is typed',
      event: said({ type: 'password.typed', password: 'tres gatos en la terraza' }),
    },
    { label: 'Save is pressed', event: said({ type: 'save.pressed' }) },
    { label: 'it is saved and opens a session', event: done('save', 'token-of-ana') },
    { label: 'it is saved', event: done('save', null) },
    { label: 'it is refused', event: failed('save', refusal('new_password', 'password_personal')) },
    { label: 'the link was used meanwhile', event: failed('save', refusal('token', 'link_void')) },
    { label: 'it cannot be saved', event: failed('save', network) },
  ],
  ends: ['"void"', '"done"'],
  promises: {
    'nothing is saved that breaks the rules': ({ value, context }) =>
      (value !== 'ready' && value !== 'saving') ||
      passwordFault(context.password, [ana.firstName]) === undefined,
    'a password is chosen only by a link that counts': (snapshot) =>
      !snapshot.hasTag('chooses') || snapshot.context.link?.valid === true,
    'no password is kept once it is of no use': ({ value, context }) =>
      (value !== 'done' && value !== 'void') || context.password === '',
    'what failed says why': (snapshot) => !snapshot.hasTag('failed') || snapshot.context.error !== null,
  },
};
