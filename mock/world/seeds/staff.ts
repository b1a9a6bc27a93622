/** Facts of people in the organisation's records: numbers, department leaders, and managers. */
import type { departments, users } from '#backend/people/users.tables.ts';
import type { Row } from '#backend/store/table.ts';

/** The number of a person by index: six digits with leading zeros. */
export const numberOf = (place: number): string => String(123 + 37 * place).padStart(6, '0');

type User = Row<typeof users>;
type Department = Row<typeof departments>;

/**
 * Adds leaders to the rows. A department is led by its first active manager or administrator; leaders have no
 * leader.
 */
export function led(
  rooms: readonly Department[],
  people: readonly User[],
): { readonly rooms: readonly Department[]; readonly people: readonly User[] } {
  const leaders = new Map<string, string>();
  for (const { id, departmentId, userType, active } of people)
    if (active && departmentId !== null && (userType === 'manager' || userType === 'admin'))
      leaders.set(departmentId, leaders.get(departmentId) ?? id);
  const leaderOf = (departmentId: string | null): string | null => leaders.get(departmentId ?? '') ?? null;
  return {
    rooms: rooms.map((room) => ({ ...room, managerId: leaderOf(room.id) })),
    people: people.map((user) => {
      const managerId = leaderOf(user.departmentId);
      return { ...user, managerId: managerId === user.id ? null : managerId };
    }),
  };
}
