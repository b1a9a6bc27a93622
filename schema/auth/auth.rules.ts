/**
 * Limits and rules of sign-in, for forms and backend (spec §7 "Passwords", §8; all ours: the specification is
 * silent).
 */

/** Sign-in methods that an organisation can offer. */
export const signInMethods = ['password', 'otp', 'teams', 'ldap'] as const;
export type SignInMethod = (typeof signInMethods)[number];

/**
 * One-time codes: digits, validity in ms, failed attempts before the code is void, and the delay before the next
 * code, in ms.
 */
export const oneTimeCode = { digits: 6, validMs: 600_000, tries: 5, resendMs: 30_000 } as const;

/** The longest pause between two attempts or mails of one account, in ms (`attempts.rules.ts`). */
export const longestPauseMs = 900_000;

/** Purposes of a mailed link or a challenge. */
export const linkPurposes = ['activation', 'recovery', 'challenge'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** Validity of each, in ms: seven days, one hour, 15 minutes. */
export const linkMs: Readonly<Record<LinkPurpose, number>> = {
  activation: 604_800_000,
  recovery: 3_600_000,
  challenge: 900_000,
};

/**
 * Minimum and maximum length of a new password; only the length is checked, not character classes (NIST SP
 * 800-63B).
 */
export const passwordLength = { min: 10, max: 200 } as const;

const common = [
  '1234567890',
  '0123456789',
  '12345678910',
  'qwertyuiop',
  'contraseña',
  'contrasena',
  'contraseña1',
  'contrasena1',
  'password123',
  'password1234',
  'passw0rd123',
  'aplauso123',
  'aplauso1234',
  'bienvenido1',
  'bienvenido123',
  'administrador',
  'administrator',
  'iloveyou123',
  'teamo12345',
  'letmein1234',
];

/** Returns the problem of a new password. `about` holds personal words that the password must not consist of. */
export function passwordFault(
  password: string,
  about: readonly string[] = [],
): 'password_short' | 'too_long' | 'password_common' | 'password_personal' | undefined {
  const { length } = password;
  if (length < passwordLength.min) return 'password_short';
  if (length > passwordLength.max) return 'too_long';
  const plain = password.toLowerCase();
  if (common.includes(plain) || new Set(plain).size < 4) return 'password_common';
  const rest = about
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 3)
    .reduce((left, word) => left.replaceAll(word, ''), plain);
  return rest.length < 4 && rest !== plain ? 'password_personal' : undefined;
}
