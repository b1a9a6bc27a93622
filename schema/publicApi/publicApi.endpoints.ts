/** Keys of the public API, the two calls they open, and the sandbox of the documentation (spec §1, §7 "API keys"). */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Amount, Day, Done, Email, Id, Instant } from '../kit/shapes.ts';
import { wired } from '../kit/wire.ts';
import { maxReceivers, perRecognition, textLength } from '../limits.parts.ts';
import { apiScopes } from '../permissions.ts';
import { apiKeyLimits } from './publicApi.rules.ts';

const Scopes = z.array(z.enum(apiScopes)).check(z.minLength(1), z.maxLength(apiScopes.length));

/** A key as it is listed: never the key itself. */
export const ApiKey = z.object({
  id: Id,
  name: z.string(),
  /** How it begins, to tell it from others. */
  prefix: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  createdBy: z.object({ id: Id, name: z.string() }),
  createdAt: Instant,
  lastUsedAt: z.nullable(Instant),
  /** Its last day, on the organisation's own wall; null for a key without an end. */
  expiresAt: z.nullable(Day),
  revokedAt: z.nullable(Instant),
  status: z.enum(['active', 'expired', 'revoked']),
});
export type ApiKey = z.output<typeof ApiKey>;

/** A key on the only occasion that it is shown. */
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
  code: 'receivers_spelt',
});

/** Body of send-recognition (spec §1, spelt so); `message` is ours. */
export const PublicRecognition = z.object({
  senderEmail: Email,
  receiverEmails: Receivers,
  /** Points for each receiver; 0 is thanks without points. */
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

/** One post for each receiver of a badge; one post that names every receiver for a recognition. */
export const PublicSent = z.object({
  posts: z.array(z.object({ id: Id, receiverEmail: wired(z.string(), 'reciever_email') })),
});
export type PublicSent = z.output<typeof PublicSent>;

/** What a visitor of the documentation needs to try things: a key that lives for an hour, and whom to name. */
export const Sandbox = z.object({
  key: z.string(),
  expiresAt: Instant,
  /** Where the public API of this home is reached, without a last slash. */
  baseUrl: z.string(),
  senderEmail: z.string(),
  /** Somebody who has no points to give, so that the refusal can be seen. */
  brokeEmail: z.string(),
  receiverEmails: z.array(z.string()),
  postType: z.string(),
  badgeId: Id,
  /** A key that was revoked, and one that may send no badges. */
  revokedKey: z.string(),
  narrowKey: z.string(),
  /** A key whose calls are used up. */
  spentKey: z.string(),
});
export type Sandbox = z.output<typeof Sandbox>;

/** What the key of a visitor did, as it shows in a feed. */
export const SandboxPost = z.object({
  id: Id,
  kind: z.enum(['recognition', 'badge']),
  sender: z.nullable(z.string()),
  receivers: z.array(z.string()),
  message: z.string(),
  /** Points in all. */
  amount: Amount,
  types: z.array(z.string()),
  badge: z.nullable(z.object({ name: z.string(), imageUrl: z.nullable(z.string()) })),
  at: Instant,
});
export type SandboxPost = z.output<typeof SandboxPost>;

const manage = { can: 'apiKeys.manage' } as const;

export const publicApiEndpoints = endpoints({
  /** The newest first; throw-away keys are not among them. */
  keys: { route: 'GET /api/key', reply: z.array(ApiKey), ...manage, origin: 'spec' },
  createKey: {
    route: 'POST /api/key',
    body: ApiKeyInput,
    reply: ApiKeyMade,
    ...manage,
    secret: true,
    origin: 'spec',
  },
  /** Revokes it at once; it stays in the list. */
  revokeKey: { route: 'DELETE /api/key/{id}', reply: Done, ...manage, origin: 'spec' },
  sendRecognition: {
    route: 'POST /api/send_recognition',
    body: PublicRecognition,
    reply: PublicSent,
    can: 'apiKey',
    scope: 'recognitions.send',
    module: 'recognitions',
    origin: 'proposed',
  },
  sendBadge: {
    route: 'POST /api/send_badge',
    body: PublicBadge,
    reply: PublicSent,
    can: 'apiKey',
    scope: 'badges.send',
    module: 'insignias',
    origin: 'proposed',
  },
  /** 404 where the home has no sandbox. */
  sandbox: { route: 'POST /api/sandbox', reply: Sandbox, can: 'public', secret: true, origin: 'ours' },
  /** What the caller's key sent, the newest first; 403 for keys that are not of the sandbox. */
  sandboxFeed: { route: 'GET /api/sandbox/feed', reply: z.array(SandboxPost), can: 'apiKey', origin: 'ours' },
});
