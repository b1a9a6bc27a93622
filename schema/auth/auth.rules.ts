/** Numbers and rules of signing in, for forms and backend alike (spec §7 "Passwords", §8; all ours: the specification is silent). */

/** Ways in that an organisation can offer. */
export const signInMethods = ['password', 'otp', 'teams', 'ldap'] as const;
export type SignInMethod = (typeof signInMethods)[number];

/** One-time codes: digits, how long one holds, wrong tries before it is void, and the pause before another is sent, in ms. */
export const oneTimeCode = { digits: 6, validMs: 600_000, tries: 5, resendMs: 30_000 } as const;

/** Guesses that may fail within the window (ms) before an account, or whoever asks, has to wait. */
export const guesses = { perAccount: 10, perSource: 100, windowMs: 900_000 } as const;

/** What a mailed link or a challenge is for. */
export const linkPurposes = ['activation', 'recovery', 'challenge'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** How long each holds, in ms: seven days, an hour, a quarter of an hour. */
export const linkMs: Readonly<Record<LinkPurpose, number>> = {
  activation: 604_800_000,
  recovery: 3_600_000,
  challenge: 900_000,
};

/** Fewest and most characters of a password that is chosen; length counts, not signs (NIST SP 800-63B). */
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

/** What is wrong with a password that somebody chooses; `about` are words of the person that it must not be made of. */
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
