/** Public API keys and the posts that they sent. */
import type { ApiScope } from '#schema/permissions.ts';
import { bool, json, orNull, table, text } from '../store/table.ts';

/** The key itself is not stored: its hash names the organisation in the directory, and finds the row. */
export const apiKeys = table(
  'api_keys',
  {
    name: text(),
    /** The first characters of the key. */
    prefix: text(),
    /** SHA-256 of the key, in hex. */
    hash: text(),
    scopes: json<readonly ApiScope[]>(),
    createdBy: orNull(text()),
    lastUsedAt: orNull(text()),
    /** Its last day, in the organisation's time zone. */
    expiresAt: orNull(text()),
    revokedAt: orNull(text()),
    /** A temporary key of the sandbox, and the instant at which it ends. */
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
