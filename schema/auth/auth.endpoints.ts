/** Calls that open and close sessions, and calls about passwords (spec §7 "Auth and org", "Passwords"). */
import * as z from 'zod/mini';
import { edit } from '../kit/edit.ts';
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

/** A session, or a challenge for a new password. Exactly one of the two tokens is set. */
export const SignedIn = z.object({
  authToken: z.nullable(z.string()),
  challenge: z.nullable(z.literal('new_password')),
  challengeToken: z.nullable(z.string()),
});
export type SignedIn = z.output<typeof SignedIn>;

/** The sign-in options of a host; without an organisation if the host belongs to none. */
export const AuthFlow = z.object({
  organization: z.nullable(z.object({ name: z.string(), logoUrl: z.nullable(z.string()) })),
  methods: z.array(z.enum(signInMethods)),
  branding: z.nullable(Branding),
  /** The organisation's own sentence; null means the sentence of the product brand. */
  marketingText: z.nullable(z.object({ es: z.string(), en: z.string() })),
  defaultLanguage: UserLanguage,
});
export type AuthFlow = z.output<typeof AuthFlow>;

/** Recipient of a code: an e-mail address, or a telephone number if the deployment can reach telephones. */
const Address = z.object({ email: z.optional(Email), phone: z.optional(Phone) });

/** The same reply for known and unknown addresses (spec §8: `success` and `error`). */
export const OtpRequested = z.object({
  success: z.boolean(),
  error: z.nullable(z.string()),
  expiresAt: z.nullable(Instant),
  /** The earliest time for the next code. */
  resendAt: z.nullable(Instant),
});
export type OtpRequested = z.output<typeof OtpRequested>;

/** A session, or the reason for the failure. */
export const OtpAnswer = z.object({
  success: z.boolean(),
  error: z.nullable(z.string()),
  authToken: z.nullable(z.string()),
});
export type OtpAnswer = z.output<typeof OtpAnswer>;

/** Facts about a mailed link, so that a page can show them before the user types. */
export const LinkFacts = z.object({
  /** False for an expired, used or unknown link. */
  valid: z.boolean(),
  purpose: z.nullable(z.enum(linkPurposes)),
  firstName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  organization: z.nullable(z.string()),
});
export type LinkFacts = z.output<typeof LinkFacts>;

/** The sign-in methods of an organisation. */
export const AccessSettings = z.object({
  methods: z.array(z.enum(signInMethods)),
  /** The methods that the deployment supports. */
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
  /** Body and place of the token as specified. */
  teams: {
    route: 'POST /oauth2/teams/token',
    body: z.object({
      token: z.string().check(z.minLength(1)),
      referredId: wired(z.optional(z.string()), 'referredId'),
    }),
    reply: z.object({ data: z.object({ authToken: z.string() }) }),
    can: 'public',
    secret: true,
    origin: 'spec',
  },
  flow: { route: 'GET /org/auth_flow', reply: AuthFlow, can: 'public', origin: 'spec' },
  /** Sets the first password, with the link of the invitation or with a sign-in challenge. */
  answerChallenge: {
    route: 'POST /user/challenge/pass',
    body: z.object({ challengeToken: Link, newPassword: Typed }),
    reply: Session,
    can: 'public',
    secret: true,
    origin: 'spec',
  },
  /**
   * Sends a link; a user who was never activated gets the invitation again. The response is the same for every
   * address.
   */
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
  /** Revokes only the token of the call. */
  logout: { route: 'POST /logout', reply: Done, can: 'session.use', traceless: true, origin: 'ours' },
  /** Revokes every token of the user; the reply carries a new token for the caller. */
  logoutElsewhere: {
    route: 'POST /logout/elsewhere',
    reply: Session,
    can: 'session.use',
    secret: true,
    origin: 'ours',
  },
  /** Also revokes every other token of the user. */
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
    body: edit(z.object({ methods: z.array(z.enum(signInMethods)).check(z.minLength(1), z.maxLength(4)) })),
    reply: AccessSettings,
    can: 'access.manage',
    origin: 'ours',
  },
});
