/** Checks a new password, compares it with the old one, and saves its hash. */
import { passwordFault } from '#schema/auth/auth.rules.ts';
import type { CallFacts, Dependencies } from '../http/context.ts';
import type { ValidationErrors } from '../http/domainError.ts';
import type { Store } from '../store/port.ts';
import type { UserRow } from '../people/users.rules.ts';
import { fold } from '../kit/fold.ts';
import { users } from '../people/users.tables.ts';

/** Words that identify the person: names, address and organisation, whole and in parts. */
function wordsAbout(
  { firstName, lastName, email }: Pick<UserRow, 'firstName' | 'lastName' | 'email'>,
  organization: string,
): readonly string[] {
  const [local = '', domain = ''] = email.split('@');
  const whole = [firstName, lastName, local, domain.split('.')[0] ?? '', organization];
  const parts = whole.flatMap((words) => [words, words.replaceAll(/\s+/g, ''), ...words.split(/[\s._+-]+/)]);
  // Longest first, so that the rest of a longer word does not count as another word.
  return [...new Set([...parts, ...parts.map(fold)])].toSorted((one, other) => other.length - one.length);
}

/** Reports a broken rule of the new password. Needs no hashing. */
export function judge(
  findings: ValidationErrors,
  password: string,
  user: UserRow,
  organization: string,
): void {
  const fault = passwordFault(password, wordsAbout(user, organization));
  if (fault !== undefined) findings.add('newPassword', fault);
}

/** Reports a new password that equals the current one. */
export async function judgeSame(
  findings: ValidationErrors,
  { hasher }: Pick<Dependencies, 'hasher'>,
  password: string,
  { passwordHash }: Pick<UserRow, 'passwordHash'>,
): Promise<void> {
  if (passwordHash !== null && (await hasher.verify(password, passwordHash)))
    findings.add('newPassword', 'password_same');
}

/** Saves a hash and revokes every session. Returns undefined if the person's row changed in the meantime. */
export async function keepPassword(
  store: Store,
  { id, email, passwordHash, passwordExpired, activatedAt }: UserRow,
  hash: string,
  { at }: Pick<CallFacts, 'at'>,
): Promise<UserRow | undefined> {
  const [kept] = await store.update(
    users,
    { id, email, passwordHash, passwordExpired, active: true, deletedAt: null },
    {
      passwordHash: hash,
      passwordExpired: false,
      tokenEpoch: { inc: 1 },
      activatedAt: activatedAt ?? at,
    },
  );
  return kept;
}
