/** Finds the receivers of a recognition by address and reports the invalid ones by name. */
import type { ReasonCode } from '#schema/reasons.ts';
import type { ValidationErrors } from '../http/domainError.ts';
import type { Store } from '../store/port.ts';
import { nameOf, type UserRow } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';

/**
 * Receivers in the given order, in one read. Validation errors use `receiverEmails.<place>`. `me` is missing if no
 * person sends. `fault` adds rules of the caller.
 */
export async function receiversOf(
  { store, me }: { readonly store: Store; readonly me?: Pick<UserRow, 'id'> },
  addresses: readonly string[],
  findings: ValidationErrors,
  fault: (user: UserRow) => ReasonCode | undefined = () => undefined,
): Promise<readonly UserRow[]> {
  const emails = addresses.map((email) => email.toLowerCase());
  const { rows } = await store.list(users, { where: { email: { in: [...new Set(emails)] } } });
  const byEmail = new Map(rows.map((row) => [row.email, row]));
  const wrong = (user: UserRow): ReasonCode | undefined => {
    if (user.id === me?.id) return 'receiver_self';
    if (!user.active) return 'receiver_inactive';
    if (user.userType === 'external') return 'receiver_external';
    return fault(user);
  };
  return emails.flatMap((email, index) => {
    const field = `receiverEmails.${index}`;
    const user = byEmail.get(email);
    const name = user === undefined ? email : nameOf(user);
    const code =
      emails.indexOf(email) !== index
        ? 'receiver_duplicate'
        : user === undefined
          ? 'receiver_unknown'
          : wrong(user);
    if (code !== undefined) findings.add(field, code, { name });
    return user === undefined || code !== undefined ? [] : [user];
  });
}
