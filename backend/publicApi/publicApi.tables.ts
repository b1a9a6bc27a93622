/** Keys of the public API and what they sent. */
import type { ApiScope } from '#schema/permissions.ts';
import { bool, json, orNull, table, text } from '../store/table.ts';

/** The key itself is nowhere: its hash names the organisation in the directory, and finds the row. */
export const apiKeys = table(
  'api_keys',
  {
    name: text(),
    /** How it begins. */
    prefix: text(),
    /** SHA-256 of the key, in hex. */
    hash: text(),
    scopes: json<readonly ApiScope[]>(),
    createdBy: orNull(text()),
    lastUsedAt: orNull(text()),
    /** Its last day, on the organisation's own wall. */
    expiresAt: orNull(text()),
    revokedAt: orNull(text()),
    /** A throw-away key of the sandbox, and the instant at which it ends. */
    sandbox: bool(),
    endsAt: orNull(text()),
    createdAt: text(),
  },
  { unique: [['hash']], indexes: [['sandbox', 'createdAt'], ['createdAt']] },
);

/** Posts that a key sent. */
export const apiSends = table(
  'api_sends',
  { keyId: text(), postId: text(), createdAt: text() },
  { unique: [['keyId', 'postId']], indexes: [['keyId', 'createdAt']] },
);
