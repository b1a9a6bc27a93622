/** Coming in by password and from the team chat. Which organisation it is comes from the directory, never from the body. */
import type { authEndpoints } from '#schema/auth/auth.endpoints.ts';
import { errorOf } from '#schema/errors.ts';
import type { Service } from '../http/context.ts';
import { Findings, refusal } from '../http/refusal.ts';
import { mayComeBy, openSession, personAt } from './comeIn.ts';
import { linkToken } from './links.ts';
import { guess } from './tries.ts';

export const signInService: Service<Pick<typeof authEndpoints, 'login' | 'teams'>> = {
  async login(context, { body }) {
    const { edges, now, language } = context;
    const guessed = await guess(context, body.email);
    const found = await personAt(edges, body.email);
    // The hash is checked for nobody too, so that known and unknown addresses take as long.
    const isRight = await edges.hasher.verify(body.password, found?.user.passwordHash ?? null);
    if (found === undefined || !isRight || !mayComeBy(found, 'password', context))
      throw refusal('invalid_credentials', language);
    await guessed.wasRight();
    if (!found.user.passwordExpired)
      return { authToken: await openSession(context, found), challenge: null, challengeToken: null };
    const challengeToken = await linkToken(edges, found.org, 'challenge', found.user, now);
    return { authToken: null, challenge: 'new_password', challengeToken };
  },

  async teams(context, { body }) {
    const { edges, language } = context;
    if (edges.teams === undefined) {
      const findings = new Findings(language);
      findings.add('token', 'teams_unavailable');
      findings.settle();
    }
    const known = await edges.teams?.(body.token).catch((error: unknown) => {
      edges.log('the keys of the team chat could not be had', error);
      throw errorOf('unavailable', language);
    });
    const found = known === undefined ? undefined : await personAt(edges, known.email);
    if (found === undefined || !mayComeBy(found, 'teams', context)) throw refusal('unauthorized', language);
    const authToken = await openSession(context, found);
    return { authToken, data: { authToken } };
  },
};
