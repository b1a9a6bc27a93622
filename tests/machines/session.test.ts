/** The session machine (spec §4, §8). */
import { describe, expect, test } from 'vitest';
import { ana, done, failed } from '#machines/sample.ts';
import { sessionMachine } from '#machines/session.machine.ts';
import { errorOf } from '#schema/errors.ts';
import { begin } from './run.ts';

const hour = done('examineToken', { expiresInMs: 3_600_000 });
const submitted = { type: 'signIn.submitted', credentials: { email: ana.email, password: 'aplauso-demo' } };
const none = (reason: string, code: 'network' | 'internal' | 'forbidden' | 'unauthorized') => ({
  type: 'user.none',
  reason,
  error: errorOf(code, 'es').facts(),
});
const withToken = () => begin(sessionMachine, { token: 'old' });
const loading = () => withToken().hears(hour);
const signedIn = () => loading().hears({ type: 'user.known', user: ana });

describe('the session on load', () => {
  test('a session without a token goes to sign-in and keeps the place', () => {
    const start = begin(sessionMachine, { token: null });
    expect(start.snapshot.value).toBe('signedOut');
    expect(start.actions).toContain('goToSignIn');
    expect(start.params('goToSignIn')).toEqual({ keepPlace: true });
    expect(start.emitted).toEqual([{ type: 'session.none' }]);
    expect(start.snapshot.context.error).toBeNull();
  });

  test('a session with a token does nothing before the token is examined', () => {
    expect(withToken().snapshot.hasTag('settled')).toBe(false);
    expect(withToken().actions).toEqual([]);
  });

  test('an expired token is logged and forgotten, and the session goes to sign-in', () => {
    const after = withToken().hears(done('examineToken', { expiresInMs: 0 }));
    expect(after.snapshot.value).toBe('signedOut');
    expect(after.actions).toEqual(['logExpired', 'forgetToken', 'goToSignIn', 'clearUserState']);
    expect(after.snapshot.context).toMatchObject({ token: null, error: { code: 'unauthorized' } });
  });

  test('an unreadable token is logged as such and forgotten, and the session goes to sign-in', () => {
    const after = withToken().hears(failed('examineToken', new TypeError('no exp')));
    expect(after.snapshot.value).toBe('signedOut');
    expect(after.actions).toEqual(['logUnreadable', 'forgetToken', 'goToSignIn', 'clearUserState']);
  });

  test('a valid token makes the session wait for start-up, which loads the person', () => {
    expect(loading().snapshot.value).toBe('loadingUser');
    expect(loading().emitted).toEqual([{ type: 'session.started', token: 'old' }]);
    expect(loading().snapshot.hasTag('settled')).toBe(false);
  });
});

describe('the session after start-up', () => {
  test('a user known to start-up makes the session authenticated', () => {
    expect(signedIn().snapshot.hasTag('signedIn')).toBe(true);
    expect(signedIn().snapshot.context).toMatchObject({
      token: 'old',
      user: { email: ana.email },
      isInitialized: true,
    });
  });

  test.each(['network', 'failed'])(
    'a load that ends with "%s" keeps the token and offers Retry',
    (reason) => {
      const after = loading().hears(none(reason, reason === 'network' ? 'network' : 'internal'));
      expect(after.snapshot.hasTag('canRetry')).toBe(true);
      expect(after.snapshot.context.token).toBe('old');
      expect(after.actions).not.toContain('forgetToken');
      expect(after.actions).toContain('goToSignIn');
    },
  );

  test('Retry starts start-up again with the same token', () => {
    const again = loading().hears(none('network', 'network'), { type: 'retry.requested' });
    expect(again.emitted).toEqual([{ type: 'session.started', token: 'old' }]);
    expect(again.snapshot.context.error).toBeNull();
  });

  test('a 403 on the user keeps the token and shows the error on the sign-in page', () => {
    const after = loading().hears(none('forbidden', 'forbidden'));
    expect(after.snapshot.value).toBe('signedOut');
    expect(after.snapshot.context).toMatchObject({ token: 'old', error: { code: 'forbidden' } });
  });

  test('a 401 while the user loads clears the token', () => {
    expect(loading().hears(none('unauthorized', 'unauthorized')).actions).toContain('forgetToken');
    const heard = loading().hears({ type: 'response.unauthorized', token: 'old' });
    expect(heard.snapshot.context.token).toBeNull();
    expect(heard.snapshot.value).toBe('signedOut');
  });

  test('a user who arrives after signing out is not signed in', () => {
    const late = loading().hears({ type: 'logout.requested' }, { type: 'user.known', user: ana });
    expect(late.snapshot.value).toBe('signedOut');
    expect(late.snapshot.context.user).toBeNull();
  });
});

describe('the session after a password change', () => {
  const renewed = { type: 'token.renewed', token: 'new' };

  test('a session with a renewed token keeps the person, loads nothing again and stays on its page', () => {
    const after = signedIn().hears(renewed);
    expect(after.snapshot.hasTag('signedIn')).toBe(true);
    expect(after.snapshot.context).toMatchObject({ token: 'new', user: { email: ana.email } });
    expect(after.actions).toEqual([]);
    expect(after.emitted).toEqual([]);
  });

  test('a 401 for the token before the renewal does not end the session', () => {
    const late = signedIn().hears(renewed, { type: 'response.unauthorized', token: 'old' });
    expect(late.snapshot.hasTag('signedIn')).toBe(true);
  });
});

describe('the sign-in', () => {
  const signingIn = () => begin(sessionMachine, { token: null }).hears(submitted);

  test('the sign-in form stays in view while sign-in is busy', () => {
    expect(signingIn().snapshot.hasTag('busy')).toBe(true);
    expect(signingIn().snapshot.hasTag('canSignIn')).toBe(true);
  });

  test('the new token is stored and examined before anything is loaded', () => {
    const after = signingIn().hears(done('signIn', { token: 'new' }));
    expect(after.actions).toContain('rememberToken');
    expect(after.snapshot.value).toBe('checking');
    expect(after.hears(hour).emitted).toEqual([{ type: 'session.started', token: 'new' }]);
  });

  test('a wrong password shows its error, and another attempt clears it', () => {
    const after = signingIn().hears(failed('signIn', errorOf('invalid_credentials', 'es')));
    expect(after.snapshot.context.error?.code).toBe('invalid_credentials');
    expect(after.hears(submitted).snapshot.context.error).toBeNull();
  });

  test('a sign-in error that is no call failure is shown as unknown', () => {
    expect(signingIn().hears(failed('signIn', new Error('boom'))).snapshot.context.error?.code).toBe(
      'unknown',
    );
  });

  test('signing in while Retry is offered forgets the kept token', () => {
    const after = loading().hears(none('network', 'network'), submitted);
    expect(after.actions).toContain('forgetToken');
    expect(after.snapshot.context.token).toBeNull();
  });

  test('a token from the team chat is stored and checked like any other', () => {
    const after = begin(sessionMachine, { token: null }).hears({ type: 'token.exchanged', token: 'teams' });
    expect(after.actions).toContain('rememberToken');
    expect(after.snapshot.value).toBe('checking');
  });
});

describe('the end of the session', () => {
  test('signing out revokes and forgets the token, clears the user and does not keep the place', () => {
    const after = signedIn().hears({ type: 'logout.requested' });
    expect(after.actions).toEqual(['revokeToken', 'forgetToken', 'goToSignIn', 'clearUserState']);
    expect(after.params('goToSignIn')).toEqual({ keepPlace: false });
    expect(after.snapshot.context).toMatchObject({ token: null, user: null, error: null });
  });

  test('a 401 ends the session only for the token that it was sent with', () => {
    expect(
      signedIn().hears({ type: 'response.unauthorized', token: 'older' }).snapshot.hasTag('signedIn'),
    ).toBe(true);
    const after = signedIn().hears({ type: 'response.unauthorized', token: 'old' });
    expect(after.snapshot.value).toBe('signedOut');
    expect(after.snapshot.context).toMatchObject({
      token: null,
      user: null,
      error: { code: 'unauthorized' },
    });
  });

  test('a token that reaches its exp is logged and ends the session', () => {
    const after = signedIn().hears(done('awaitExpiry', undefined));
    expect(after.snapshot.value).toBe('signedOut');
    expect(after.actions[0]).toBe('logExpired');
  });

  test('a route change examines the token again and leaves the person signed in', () => {
    const before = signedIn();
    const after = before.hears({ type: 'path.changed' });
    expect(after.snapshot.hasTag('signedIn')).toBe(true);
    expect(before.hears().snapshot.children['awaitExpiry']).toBe(before.snapshot.children['awaitExpiry']);
    expect(after.snapshot.children['awaitExpiry']).not.toBe(before.snapshot.children['awaitExpiry']);
  });

  test('signing out in another tab signs out here and keeps the place', () => {
    const after = signedIn().hears({ type: 'tab.signedOut' });
    expect(after.snapshot.value).toBe('signedOut');
    expect(after.actions).not.toContain('forgetToken');
    expect(after.params('goToSignIn')).toEqual({ keepPlace: true });
  });

  test('the session follows another token from another tab and ignores the same token', () => {
    expect(signedIn().hears({ type: 'tab.signedIn', token: 'old' }).snapshot.hasTag('signedIn')).toBe(true);
    const after = signedIn().hears({ type: 'tab.signedIn', token: 'new' });
    expect(after.actions).toContain('clearUserState');
    expect(after.snapshot.context).toMatchObject({ token: 'new', user: null });
    expect(after.hears(hour).emitted).toEqual([{ type: 'session.started', token: 'new' }]);
  });
});
