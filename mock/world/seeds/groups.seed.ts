/** Groups of people across departments, including the committee, whose members may give its mention. */
import { userGroupMembers, userGroups } from '#backend/departments/departments.tables.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import { instant } from '../calendar.ts';
import { rowsOf, type Plan } from '../plan.ts';
import type { Person } from './users.seed.ts';

/** Members of the first group, including the employee, and the rows of all groups. */
export function groupsOf(
  plan: Plan,
  people: readonly Person[],
): { readonly committee: readonly Person[]; readonly rows: RowsByTable } {
  const { culture, calendar, begun, newId } = plan;
  const random = plan.dice('groups');
  const staff = people.filter(({ role, until }) => role !== 'external' && until >= calendar.now);
  const [employee] = staff;
  const made = culture.groups.map(([name, description], place) => {
    const size = Math.min(Math.ceil(staff.length / 3), random.whole(8, 22));
    const others = random.shuffle(staff).filter((person) => person !== employee);
    // The employee of the demo is a member of the first two groups.
    const members =
      employee !== undefined && place < 2 ? [employee, ...others.slice(1, size)] : others.slice(0, size);
    const row = { id: newId('user_groups'), name, description, active: true };
    return { row: { ...row, createdAt: instant(begun) }, members };
  });
  return {
    committee: made[0]?.members ?? [],
    rows: {
      ...rowsOf(
        userGroups,
        made.map(({ row }) => row),
      ),
      ...rowsOf(
        userGroupMembers,
        made.flatMap(({ row, members }) =>
          members.map(({ id }) => ({ id: newId('user_group_members'), groupId: row.id, userId: id })),
        ),
      ),
    },
  };
}
