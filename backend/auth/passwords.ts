/** Choosing a password: what is wrong with one, its hash, and keeping it. */
import { passwordFault } from '#schema/auth/auth.rules.ts';
import type { CallFacts, Dependencies } from '../http/context.ts';
import type { ValidationErrors } from '../http/domainError.ts';
import type { Store } from '../store/port.ts';
import type { UserRow } from '../people/users.rules.ts';
import { fold } from '../kit/fold.ts';
import { users } from '../people/users.tables.ts';

/** What stands for the person: their names, their address and the organisation's name, whole and in parts. */
function wordsAbout(
  { firstName, lastName, email }: Pick<UserRow, 'firstName' | 'lastName' | 'email'>,
  organization: string,
): readonly string[] {
  const [local = '', domain = ''] = email.split('@');
  const whole = [firstName, lastName, local, domain.split('.')[0] ?? '', organization];
  const parts = whole.flatMap((words) => [words, words.replaceAll(/\s+/g, ''), ...words.split(/[\s._+-]+/)]);
  // The longest first: what is left of a name is not taken for something else.
  return [...new Set([...parts, ...parts.map(fold)])].toSorted((one, other) => other.length - one.length);
}

/** Adds what is wrong with a new password, which costs no hash. */
export function judge(
  findings: ValidationErrors,
  password: string,
  user: UserRow,
  organization: string,
): void {
  const fault = passwordFault(password, wordsAbout(user, organization));
  if (fault !== undefined) findings.add('newPassword', fault);
}

/** Adds it where the new password is the one that the person has. */
export async function judgeSame(
  findings: ValidationErrors,
  { hasher }: Pick<Dependencies, 'hasher'>,
  password: string,
  { passwordHash }: Pick<UserRow, 'passwordHash'>,
): Promise<void> {
  if (passwordHash !== null && (await hasher.verify(password, passwordHash)))
    findings.add('newPassword', 'password_same');
}

/** Keeps a hash and voids every session; undefined where the person is not as they were read. */
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
