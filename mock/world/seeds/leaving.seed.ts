/** Requests for deletion: one is pending, one was refused. */
import type { RowsByTable } from '#backend/store/seed.ts';
import { deletionRequests } from '#backend/people/users.tables.ts';
import { day, hour, instant } from '../calendar.ts';
import { rowsOf, type Plan } from '../plan.ts';
import type { Person } from './users.seed.ts';

/** Reasons in the requests. */
const reasons = {
  es: ['Cambio de trabajo a fin de mes.', 'Ya no quiero recibir correos.'],
  en: ['I am changing jobs at the end of the month.', 'I no longer want the mails.'],
} as const;

/** Makes the rows; empty if the organisation has only a few people. */
export function leavingSeed(
  { profile, size, calendar, newId }: Plan,
  people: readonly Person[],
): RowsByTable {
  const [first, second] = people.filter(
    ({ isPersona, role, takesPoints, until, since }) =>
      !isPersona &&
      role === 'employee' &&
      takesPoints &&
      until >= calendar.now &&
      since < calendar.now - 60 * day,
  );
  if (size.people <= 40 || first === undefined || second === undefined) return {};
  const [going, mails] = reasons[profile.words];
  const one = (person: Person, reason: string, at: number) => ({
    id: newId('deletion_requests'),
    userId: person.id,
    reason,
    createdAt: instant(at),
  });
  const asked = calendar.now - 22 * day;
  return rowsOf(deletionRequests, [
    {
      ...one(second, mails, asked),
      status: 'refused' as const,
      resolvedAt: instant(calendar.after(asked, 30 * hour)),
    },
    { ...one(first, going, calendar.now - 2 * day), status: 'pending' as const, resolvedAt: null },
  ]);
}
