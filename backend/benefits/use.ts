/** Who asked for a benefit, by department: only departments with enough people, and never one alone hidden. */
import type { BenefitUse } from '#schema/benefits/benefits.shapes.ts';
import { threshold } from '#schema/limits.parts.ts';
import { permissions } from '#schema/permissions.ts';
import type { Context } from '../http/context.ts';
import { departments, users } from '../people/users.tables.ts';
import { benefitSubmissions } from './benefits.tables.ts';

/** Departments by name, with their active people and how many of their people asked. */
export async function benefitUse({ store }: Context, benefitId: string): Promise<BenefitUse> {
  const { rows } = await store.list(departments, { where: { active: true }, order: [['name', 'asc']] });
  const staff = await store.tally(users, {
    where: { active: true, deletedAt: null, userType: { in: permissions['benefits.use'] } },
    by: ['departmentId'],
  });
  const asking = await store.tally(benefitSubmissions, {
    where: { benefitId, state: { ne: 'withdrawn' } },
    by: ['departmentId', 'userId'],
  });
  const asked = Map.groupBy(asking, ({ departmentId }) => departmentId);
  const counted = rows
    .map(({ id, name }) => ({
      name,
      people: staff.find(({ departmentId }) => departmentId === id)?.count ?? 0,
      asked: asked.get(id)?.length ?? 0,
    }))
    .filter(({ people }) => people > 0);
  const few = counted.filter(({ people }) => people < threshold.usual);
  const shown = counted.filter(({ people }) => people >= threshold.usual);
  // The figures of one hidden department would follow from the sum of all.
  const [smallest] = few.length === 1 ? shown.toSorted((one, other) => one.people - other.people) : [];
  const listed = shown.filter((one) => one !== smallest);
  return { departments: listed, hidden: counted.length - listed.length };
}
