/** Sign-in by password and from Microsoft Teams. The directory determines the organisation, never the request body. */
import type { authEndpoints } from '#schema/auth/auth.endpoints.ts';
import { errorOf } from '#schema/errors.ts';
import type { Service } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { mayComeBy, openSession, personAt } from './openSession.ts';
import { linkToken } from '../session/links.ts';
import { guess } from './attempts.ts';
import { decoyAt } from './decoy.ts';

export const signInService: Service<Pick<typeof authEndpoints, 'login' | 'teams'>> = {
  async login(context, { body }) {
    const { dependencies, now, language } = context;
    const { email: address } = body;
    const decoy = await decoyAt(context, address);
    const found = await personAt(dependencies, address);
    const guessed = await guess(context, { address, owner: found ?? decoy });
    // The hash is also verified for unknown addresses, so that both cases take equally long.
    const isRight = await dependencies.hasher.verify(body.password, found?.user.passwordHash ?? null);
    if (found === undefined || !isRight || !mayComeBy(found, 'password', context))
      throw domainError('invalid_credentials', language);
    await guessed.wasRight();
    if (!found.user.passwordExpired)
      return { authToken: await openSession(context, found), challenge: null, challengeToken: null };
    const challengeToken = await linkToken(dependencies, found.org, 'challenge', found.user, now);
    return { authToken: null, challenge: 'new_password', challengeToken };
  },

  async teams(context, { body }) {
    const { dependencies, language } = context;
    if (dependencies.teams === undefined) {
      const findings = new ValidationErrors(language);
      findings.add('token', 'teams_unavailable');
      findings.throwIfAny();
    }
    const known = await dependencies.teams?.(body.token).catch((error: unknown) => {
      dependencies.log('the keys of the team chat could not be had', error);
      throw errorOf('unavailable', language);
    });
    const found = known === undefined ? undefined : await personAt(dependencies, known.email);
    if (found === undefined || !mayComeBy(found, 'teams', context))
      throw domainError('unauthorized', language);
    const authToken = await openSession(context, found);
    return { data: { authToken } };
  },
};
