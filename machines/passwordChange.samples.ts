/** Inputs and events of the password-change machine, for stories, walks and tests. */
import type { LinkFacts } from '#schema/auth/auth.endpoints.ts';
import { ApiError, errorOf } from '#schema/errors.ts';
import { defaultLanguage } from '#schema/limits.ts';
import { passwordChangeMachine } from './passwordChange.machine.ts';
import { faultOfNext, type PasswordChangeEvent } from './passwordChange.setup.ts';
import { ana, done, failed, type Samples } from './sample.ts';

const said = <E extends PasswordChangeEvent>(event: E): E => event;

/** Words about Ana, which her password must not contain. */
export const owner: LinkFacts = {
  valid: true,
  purpose: null,
  firstName: ana.firstName,
  email: ana.email,
  organization: 'Grupo Aurora',
};

const refusedWith = (field: string, code: string, message: string): ApiError =>
  new ApiError({
    ...errorOf('invalid', defaultLanguage).facts(),
    retryable: false,
    reasons: [{ field, code, message }],
  });
const tooMany = new ApiError({
  ...errorOf('too_many', defaultLanguage).facts(),
  retryable: false,
  retryAfter: 720,
});

export const passwordChangeSamples: Samples<typeof passwordChangeMachine> = {
  machine: passwordChangeMachine,
  inputs: { 'the settings are open': { owner } },
  events: [
    {
      label: 'Ana types her current password',
      event: said({ type: 'current.typed', password: 'aplauso-demo' }),
    },
    {
      label: 'Ana types a good new one',
      event: said({ type: 'next.typed', password: 'tres gatos en la ventana' }),
    },
    { label: 'Ana types a short new one', event: said({ type: 'next.typed', password: 'gatos' }) },
    { label: 'Ana types the same again', event: said({ type: 'next.typed', password: 'aplauso-demo' }) },
    { label: 'Save is pressed', event: said({ type: 'save.pressed' }) },
    { label: 'it is saved', event: done('change', undefined) },
    {
      label: 'the current one is wrong',
      event: failed(
        'change',
        refusedWith('current_password', 'password_wrong', 'Esa no es tu contraseña actual.'),
      ),
    },
    {
      label: 'the new one is refused',
      event: failed(
        'change',
        refusedWith('new_password', 'password_personal', 'No uses tu nombre ni tu correo como contraseña.'),
      ),
    },
    { label: 'there were too many tries', event: failed('change', tooMany) },
    { label: 'the pause is over', event: { type: 'xstate.after.pause.passwordChange.waiting' } },
    { label: 'the answer gets lost', event: failed('change', errorOf('network', defaultLanguage)) },
    { label: 'somebody else changed it', event: failed('change', errorOf('conflict', defaultLanguage)) },
    { label: 'Change it again is pressed', event: said({ type: 'again.pressed' }) },
  ],
  ends: [],
  promises: {
    'what can be sent holds the rules, and is not the old one': ({ value, context }) =>
      value !== 'ready' ||
      (context.current !== '' && context.next !== context.current && faultOfNext(context) === undefined),
    'what failed says why': (snapshot) => !snapshot.hasTag('failed') || snapshot.context.error !== null,
    'a password that was changed is kept nowhere': ({ value, context }) =>
      value !== 'done' || (context.current === '' && context.next === ''),
    'a current password that was wrong is typed anew': ({ value, context }) =>
      value !== 'wrong' || context.current === '',
  },
};
