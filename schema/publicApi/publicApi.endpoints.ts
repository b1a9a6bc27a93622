/** Keys of the public API, its two calls, and the sandbox of the documentation (spec §1, §7 "API keys"). */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Amount, Day, Done, Email, Id, Instant } from '../kit/shapes.ts';
import { wired } from '../kit/wire.ts';
import { maxReceivers, perRecognition, textLength } from '../limits.parts.ts';
import { apiScopes } from '../permissions.ts';
import { apiKeyLimits } from './publicApi.rules.ts';
import { refusal } from '../sentences.ts';
import { organizationSettingsReasons } from '../reasons.organizationSettings.ts';

const Scopes = z.array(z.enum(apiScopes)).check(z.minLength(1), z.maxLength(apiScopes.length));

/** A key in the list; never contains the key itself. */
export const ApiKey = z.object({
  id: Id,
  name: z.string(),
  /** The first characters, to identify the key. */
  prefix: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  createdBy: z.object({ id: Id, name: z.string() }),
  createdAt: Instant,
  lastUsedAt: z.nullable(Instant),
  /** Last valid day in the organisation's time zone; null for a key without an expiry. */
  expiresAt: z.nullable(Day),
  revokedAt: z.nullable(Instant),
  status: z.enum(['active', 'expired', 'revoked']),
});
export type ApiKey = z.output<typeof ApiKey>;

/** A new key; the only reply that contains the key itself. */
export const ApiKeyMade = z.extend(ApiKey, { key: z.string() });
export type ApiKeyMade = z.output<typeof ApiKeyMade>;

export const ApiKeyInput = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(apiKeyLimits.name)),
  scopes: z._default(Scopes, [...apiScopes]),
  expiresAt: z.optional(z.nullable(Day)),
});
export type ApiKeyInput = z.input<typeof ApiKeyInput>;

const Receivers = wired(z.array(Email).check(z.minLength(1), z.maxLength(maxReceivers)), 'reciever_emails', {
  spelt: 'receiver_emails',
  refusal: refusal(organizationSettingsReasons, 'receivers_spelt'),
});

/** Body of send-recognition (spec §1, spelt as specified); `message` is ours. */
export const PublicRecognition = z.object({
  senderEmail: Email,
  receiverEmails: Receivers,
  /** Points per receiver; 0 sends a recognition without points. */
  amount: Amount,
  /** Ids or names of the types that the sender may use. */
  postTypes: z
    .array(z.string().check(z.minLength(1), z.maxLength(textLength.name)))
    .check(z.minLength(1), z.maxLength(perRecognition.types)),
  message: z._default(z.string().check(z.trim(), z.maxLength(textLength.recognition)), ''),
});
export type PublicRecognition = z.input<typeof PublicRecognition>;

/** Body of send-badge (spec §1). */
export const PublicBadge = z.object({ receiverEmails: Receivers, badgeId: Id });
export type PublicBadge = z.input<typeof PublicBadge>;

/** A badge makes one post per receiver; a recognition makes one post with all receivers. */
export const PublicSent = z.object({
  posts: z.array(z.object({ id: Id, receiverEmail: wired(z.string(), 'reciever_email') })),
});
export type PublicSent = z.output<typeof PublicSent>;

/** Data that a visitor of the documentation needs for trials: a key valid for one hour, and example addresses. */
export const Sandbox = z.object({
  key: z.string(),
  expiresAt: Instant,
  /** Base URL of the deployment's public API, without a trailing slash. */
  baseUrl: z.string(),
  senderEmail: z.string(),
  /** A sender without points to give, to demonstrate the refusal. */
  brokeEmail: z.string(),
  receiverEmails: z.array(z.string()),
  postType: z.string(),
  badgeId: Id,
  /** A revoked key, and a key that may not send badges. */
  revokedKey: z.string(),
  narrowKey: z.string(),
  /** A key that has reached its rate limit. */
  spentKey: z.string(),
});
export type Sandbox = z.output<typeof Sandbox>;

/** A result of the visitor's calls, as a feed shows it. */
export const SandboxPost = z.object({
  id: Id,
  kind: z.enum(['recognition', 'badge']),
  sender: z.nullable(z.string()),
  receivers: z.array(z.string()),
  message: z.string(),
  /** Total points. */
  amount: Amount,
  types: z.array(z.string()),
  badge: z.nullable(z.object({ name: z.string(), imageUrl: z.nullable(z.string()) })),
  at: Instant,
});
export type SandboxPost = z.output<typeof SandboxPost>;

const manage = { can: 'apiKeys.manage' } as const;

export const publicApiEndpoints = endpoints({
  /** Newest first, without the temporary keys of the sandbox. */
  keys: { route: 'GET /api/key', reply: z.array(ApiKey), ...manage, origin: 'spec' },
  createKey: {
    route: 'POST /api/key',
    body: ApiKeyInput,
    reply: ApiKeyMade,
    ...manage,
    secret: true,
    origin: 'spec',
  },
  /** Revokes the key immediately; it stays in the list. */
  revokeKey: { route: 'DELETE /api/key/{id}', reply: Done, ...manage, origin: 'spec' },
  sendRecognition: {
    route: 'POST /api/send_recognition',
    // No screen: A call of the public API, for programs; the documentation tries it in the sandbox.
    body: PublicRecognition,
    reply: PublicSent,
    can: 'apiKey',
    scope: 'recognitions.send',
    module: 'recognitions',
    origin: 'proposed',
  },
  sendBadge: {
    route: 'POST /api/send_badge',
    // No screen: A call of the public API, for programs; the documentation tries it in the sandbox.
    body: PublicBadge,
    reply: PublicSent,
    can: 'apiKey',
    scope: 'badges.send',
    module: 'insignias',
    origin: 'proposed',
  },
  /** 404 if the deployment has no sandbox. */
  sandbox: { route: 'POST /api/sandbox', reply: Sandbox, can: 'public', secret: true, origin: 'ours' },
  /** What the caller's key sent, newest first; 403 for keys outside the sandbox. */
  sandboxFeed: { route: 'GET /api/sandbox/feed', reply: z.array(SandboxPost), can: 'apiKey', origin: 'ours' },
});
