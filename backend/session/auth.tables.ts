/** Tables of sign-in: codes, revoked tokens, and tries. Codes and addresses are never stored in plain text. */
import { int, orNull, table, text } from '../store/table.ts';

/** One-time codes. Only the newest code of a person is valid. */
export const oneTimeCodes = table(
  'one_time_codes',
  {
    userId: text(),
    /** Signature of the code together with the person's id. */
    codeHash: text(),
    tries: int(),
    expiresAt: text(),
    usedAt: orNull(text()),
    createdAt: text(),
  },
  { indexes: [['userId', 'createdAt'], ['expiresAt']] },
);

/** Tokens that were revoked before they expired, by their id (`jti`). */
export const revokedTokens = table('revoked_tokens', { expiresAt: text() }, { indexes: [['expiresAt']] });

/** Tries within a window, stored in the scope of the deployment: an address may not belong to any organisation. */
export const signInTries = table(
  'sign_in_tries',
  {
    /** Signature of the counted subject: an address, or the source of the call. */
    subject: text(),
    count: int(),
    /** Start and end of the window. */
    since: text(),
    until: text(),
  },
  { unique: [['subject']], indexes: [['until']] },
);
