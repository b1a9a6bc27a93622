/** Opening a session (spec §7 "Auth and org"). Which organisation it is comes from the directory, never from the body. */
import { authEndpoints } from '#schema/auth/auth.endpoints.ts';
import type { PublicContext, Service } from '../http/context.ts';
import { later } from '../http/later.ts';
import { Findings, refusal } from '../http/refusal.ts';
import { brandingOf, organizationOf } from '../organization/organization.service.ts';
import { users } from '../users/users.tables.ts';
import type { UserRow } from '../users/users.rules.ts';

/** The active or inactive person behind an address, with their organisation. */
async function personOf(
  { edges: { db } }: PublicContext,
  email: string,
): Promise<{ org: string; user: UserRow } | undefined> {
  const address = email.toLowerCase();
  const org = await db.directory.find(`email:${address}`);
  if (org === undefined) return undefined;
  const user = await db.read(
    org,
    async (store) => (await store.list(users, { where: { email: address } })).rows[0],
  );
  return user === undefined ? undefined : { org, user };
}

const hostOf = (origin: string | undefined): string => {
  try {
    return new URL(origin ?? '').hostname;
  } catch {
    return '';
  }
};

const { login: _login, teams: _teams, flow: _flow, ...accessEndpoints } = authEndpoints;

export const authService: Service<typeof authEndpoints> = {
  ...later(accessEndpoints, async () => (await import('./access.service.ts')).accessService),

  async login(context, { body }) {
    const { edges, now, language } = context;
    const found = await personOf(context, body.email);
    // The hash is checked for nobody too, so that known and unknown addresses take as long.
    const isRight = await edges.hasher.verify(body.password, found?.user.passwordHash ?? null);
    if (found === undefined || !isRight || !found.user.active) throw refusal('invalid_credentials', language);
    return {
      authToken: await edges.tokens.sign(
        { userId: found.user.id, org: found.org, epoch: found.user.tokenEpoch },
        now,
      ),
      challenge: null,
      challengeToken: null,
    };
  },

  async teams(context, { body }) {
    const { edges, now, language } = context;
    if (edges.teams === undefined) {
      const findings = new Findings(language);
      findings.add('token', 'teams_unavailable');
      findings.settle();
    }
    const known = await edges.teams?.(body.token);
    const found = known === undefined ? undefined : await personOf(context, known.email);
    if (found === undefined || !found.user.active) throw refusal('unauthorized', language);
    const authToken = await edges.tokens.sign(
      { userId: found.user.id, org: found.org, epoch: found.user.tokenEpoch },
      now,
    );
    return { authToken, data: { authToken } };
  },

  async flow({ edges, origin, language }) {
    const org = await edges.db.directory.find(`host:${hostOf(origin)}`);
    const methods: ('password' | 'teams')[] =
      edges.teams === undefined ? ['password'] : ['password', 'teams'];
    if (org === undefined) return { organization: null, methods, branding: null, defaultLanguage: 'spanish' };
    const row = await edges.db.read(org, (store) => organizationOf(store, language));
    return {
      organization: { name: row.name, logoUrl: row.logoUrl },
      methods,
      branding: brandingOf(row),
      defaultLanguage: row.defaultLanguage,
    };
  },
};
