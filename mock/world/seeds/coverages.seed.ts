/** Four coverages, one of which ends soon, and the people who have them. */
import { coverageBatches, coveragePeople, coverages } from '#backend/benefits/benefits.tables.ts';
import type { users } from '#backend/people/users.tables.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import { day, hour, instant } from '../calendar.ts';
import { joinedRows, rowsOf, type Plan } from '../plan.ts';
import { toldCoverages } from './benefits.told.ts';

type User = Row<typeof users>;

/** Everybody, or a department, is covered. */
export function coverageSeed(
  { calendar, newId, profile }: Plan,
  members: readonly User[],
  {
    admin,
    documentId,
    departmentOf,
  }: {
    readonly admin: User;
    readonly documentId: string | null;
    readonly departmentOf: (place: number) => string | null;
  },
): RowsByTable {
  const at = profile.words === 'es' ? 0 : 1;
  const none = { departmentIds: [], groupIds: [], userIds: [], tenureFrom: null, tenureTo: null };
  const parts = toldCoverages.map((told): RowsByTable => {
    const [id, batchId] = [newId('coverages'), newId('coverage_batches')];
    const createdAt = instant(calendar.now + told.starts * day);
    const givenAt = told.isNew === true ? instant(calendar.now - 3 * hour) : createdAt;
    const endsOn = told.ends === null ? null : calendar.date(told.ends);
    const departmentId = told.department === null ? null : departmentOf(told.department);
    const covered = members.filter((user) => departmentId === null || user.departmentId === departmentId);
    return {
      ...rowsOf(coverages, [
        {
          id,
          name: told.name[at],
          nameEn: told.name[1],
          description: told.description[at],
          descriptionEn: told.description[1],
          providerName: told.provider,
          policyNumber: told.policy,
          startsOn: calendar.date(told.starts),
          endsOn,
          contactName: told.provider,
          contactPhone: '+52 55 5550 0100',
          contactEmail: 'ayuda@seguros.example',
          documentId: told.department === null ? documentId : null,
          active: true,
          people: covered.length,
          // All were told already, so that nothing moves while the demo is opened.
          toldEnd: endsOn,
          createdAt,
        },
      ]),
      ...rowsOf(coverageBatches, [
        {
          id: batchId,
          coverageId: id,
          audience: {
            ...none,
            everyone: departmentId === null,
            departmentIds: departmentId === null ? [] : [departmentId],
          },
          startsOn: null,
          endsOn: null,
          policyNumber: null,
          cursor: '',
          open: false,
          undone: false,
          createdBy: admin.id,
          createdAt: givenAt,
        },
      ]),
      ...rowsOf(
        coveragePeople,
        covered.map((user, place) => ({
          id: newId('coverage_people'),
          coverageId: id,
          userId: user.id,
          batchId,
          policyNumber: `${told.policy}-${String(place + 1).padStart(4, '0')}`,
          startsOn: null,
          endsOn: null,
          assignedBy: admin.id,
          toldEnd: endsOn,
          createdAt: givenAt,
        })),
      ),
    };
  });
  return parts.reduce(joinedRows, {});
}
