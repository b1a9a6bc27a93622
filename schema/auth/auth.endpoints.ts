/** Calls that open a session (spec §7 "Auth and org"). */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Email } from '../kit/shapes.ts';
import { wired } from '../kit/wire.ts';
import { Branding } from '../organization/organization.endpoints.ts';
import { UserLanguage } from '../users/users.shapes.ts';

/** E-mail and password. */
export const Credentials = z.object({
  email: Email,
  password: z.string().check(z.minLength(1), z.maxLength(200)),
});
export type Credentials = z.output<typeof Credentials>;

/** A new session. The token is a JWT with an exp claim (spec §3). */
export const Session = z.object({ authToken: z.string() });

/** What sign-in looks like for the host; without an organisation where the host belongs to none. */
export const AuthFlow = z.object({
  organization: z.nullable(z.object({ name: z.string(), logoUrl: z.nullable(z.string()) })),
  methods: z.array(z.enum(['password', 'otp', 'teams', 'ldap'])),
  branding: z.nullable(Branding),
  defaultLanguage: UserLanguage,
});
export type AuthFlow = z.output<typeof AuthFlow>;

export const authEndpoints = endpoints({
  login: {
    route: 'POST /login',
    body: Credentials,
    reply: Session,
    can: 'public',
    secret: true,
    origin: 'spec',
  },
  /** Body and the two places of the token as stated (A05). */
  teams: {
    route: 'POST /oauth2/teams/token',
    body: z.object({
      token: z.string().check(z.minLength(1)),
      referredId: wired(z.optional(z.string()), 'referredId'),
    }),
    reply: z.object({ authToken: z.string(), data: z.optional(z.object({ authToken: z.string() })) }),
    can: 'public',
    secret: true,
    origin: 'spec',
  },
  flow: { route: 'GET /org/auth_flow', reply: AuthFlow, can: 'public', origin: 'spec' },
});
