/** What signing in leaves behind: codes, tokens that are void, tries that failed. No code and no address stands here in clear. */
import { int, orNull, table, text } from '../store/table.ts';

/** One-time codes; the newest of a person is the one that counts. */
export const oneTimeCodes = table(
  'one_time_codes',
  {
    userId: text(),
    /** Signature of the code with the person's id. */
    codeHash: text(),
    tries: int(),
    expiresAt: text(),
    usedAt: orNull(text()),
    createdAt: text(),
  },
  { indexes: [['userId', 'createdAt'], ['expiresAt']] },
);

/** Tokens that were signed out before their end, by their id (`jti`). */
export const revokedTokens = table('revoked_tokens', { expiresAt: text() }, { indexes: [['expiresAt']] });

/** Tries within a window, kept in the scope of the home and not of an organisation, since an address may belong to none. */
export const signInTries = table(
  'sign_in_tries',
  {
    /** Signature of what is counted: an address, or where the call came from. */
    subject: text(),
    count: int(),
    /** When the window began, and when it is over. */
    since: text(),
    until: text(),
  },
  { unique: [['subject']], indexes: [['until']] },
);
