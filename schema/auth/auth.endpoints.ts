/** Calls that open and close a session, and those about passwords (spec §7 "Auth and org", "Passwords"). */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Done, Email, Instant } from '../kit/shapes.ts';
import { wired } from '../kit/wire.ts';
import { Branding } from '../organization/organization.endpoints.ts';
import { Phone } from '../users/account.rules.ts';
import { UserLanguage } from '../users/users.shapes.ts';
import { linkPurposes, oneTimeCode, signInMethods } from './auth.rules.ts';

const Typed = z.string().check(z.minLength(1), z.maxLength(200));
const Link = z.string().check(z.minLength(1), z.maxLength(2_000));

/** E-mail and password. */
export const Credentials = z.object({ email: Email, password: Typed });
export type Credentials = z.output<typeof Credentials>;

/** A new session. The token is a JWT with an exp claim (spec §3). */
export const Session = z.object({ authToken: z.string() });

/** A session, or the question for a new password before there is one: exactly one of the two tokens is there. */
export const SignedIn = z.object({
  authToken: z.nullable(z.string()),
  challenge: z.nullable(z.literal('new_password')),
  challengeToken: z.nullable(z.string()),
});
export type SignedIn = z.output<typeof SignedIn>;

/** What sign-in looks like for the host; without an organisation where the host belongs to none. */
export const AuthFlow = z.object({
  organization: z.nullable(z.object({ name: z.string(), logoUrl: z.nullable(z.string()) })),
  methods: z.array(z.enum(signInMethods)),
  branding: z.nullable(Branding),
  /** The organisation's own sentence; null for that of the product's brand. */
  marketingText: z.nullable(z.object({ es: z.string(), en: z.string() })),
  defaultLanguage: UserLanguage,
});
export type AuthFlow = z.output<typeof AuthFlow>;

/** Whose code it is: by e-mail; by telephone where the home can reach one. */
const Address = z.object({ email: z.optional(Email), phone: z.optional(Phone) });

/** The same for a known and an unknown address (spec §8: `success` and `error`). */
export const OtpRequested = z.object({
  success: z.boolean(),
  error: z.nullable(z.string()),
  expiresAt: z.nullable(Instant),
  /** From when another may be asked for. */
  resendAt: z.nullable(Instant),
});
export type OtpRequested = z.output<typeof OtpRequested>;

/** A session, or why not. */
export const OtpAnswer = z.object({
  success: z.boolean(),
  error: z.nullable(z.string()),
  authToken: z.nullable(z.string()),
});
export type OtpAnswer = z.output<typeof OtpAnswer>;

/** What a mailed link is good for, so that a page can say it before anything is typed. */
export const LinkFacts = z.object({
  /** False for one that is over, was used, or is none of ours. */
  valid: z.boolean(),
  purpose: z.nullable(z.enum(linkPurposes)),
  firstName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  organization: z.nullable(z.string()),
});
export type LinkFacts = z.output<typeof LinkFacts>;

/** How the people of an organisation come in. */
export const AccessSettings = z.object({
  methods: z.array(z.enum(signInMethods)),
  /** What this home can offer at all. */
  available: z.array(z.enum(signInMethods)),
});
export type AccessSettings = z.output<typeof AccessSettings>;

export const authEndpoints = endpoints({
  login: {
    route: 'POST /login',
    body: Credentials,
    reply: SignedIn,
    can: 'public',
    secret: true,
    origin: 'spec',
  },
  requestOtp: {
    route: 'POST /otp/login',
    body: Address,
    reply: OtpRequested,
    can: 'public',
    secret: true,
    origin: 'spec',
  },
  verifyOtp: {
    route: 'POST /otp/verify_code',
    body: z.extend(Address, {
      code: z.string().check(z.trim(), z.regex(new RegExp(`^\\d{${oneTimeCode.digits}}$`))),
    }),
    reply: OtpAnswer,
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
  /** The first password, by the link of the invitation or when sign-in asks for one (A24). */
  answerChallenge: {
    route: 'POST /user/challenge/pass',
    body: z.object({ challengeToken: Link, newPassword: Typed }),
    reply: Session,
    can: 'public',
    secret: true,
    origin: 'spec',
  },
  /** Sends a link; who was never activated gets the invitation again. The answer is the same for everybody. */
  requestRecovery: {
    route: 'POST /user/recovery/pass',
    body: z.object({ email: Email }),
    reply: Done,
    can: 'public',
    secret: true,
    origin: 'spec',
  },
  confirmRecovery: {
    route: 'POST /user/confirm/pass/recovery',
    body: z.object({ token: Link, newPassword: Typed }),
    reply: Done,
    can: 'public',
    secret: true,
    origin: 'spec',
  },
  checkLink: {
    route: 'POST /user/link',
    body: z.object({ token: Link }),
    reply: LinkFacts,
    can: 'public',
    kind: 'read',
    secret: true,
    origin: 'ours',
  },
  /** Voids the token of the call, and no other. */
  logout: { route: 'POST /logout', reply: Done, can: 'session.use', traceless: true, origin: 'ours' },
  /** Voids every token of the person; the answer carries a new one for whoever asked. */
  logoutElsewhere: {
    route: 'POST /logout/elsewhere',
    reply: Session,
    can: 'session.use',
    secret: true,
    origin: 'ours',
  },
  /** Voids every other token of the person, too. */
  changePassword: {
    route: 'POST /user/password',
    body: z.object({ currentPassword: Typed, newPassword: Typed }),
    reply: Session,
    can: 'account.edit',
    secret: true,
    origin: 'ours',
  },
  access: { route: 'GET /org/sign_in', reply: AccessSettings, can: 'access.manage', origin: 'ours' },
  updateAccess: {
    route: 'PATCH /org/sign_in',
    body: z.object({ methods: z.array(z.enum(signInMethods)).check(z.minLength(1), z.maxLength(4)) }),
    reply: AccessSettings,
    can: 'access.manage',
    origin: 'ours',
  },
});
