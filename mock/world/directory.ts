/** The demo's directory of people (LDAP): those of the organisation, save that a few are missing, a few have another position, and three are new. */
import type { DirectoryPerson, PeopleDirectory } from '#backend/http/context.ts';
import { organizations } from '#backend/organization/organization.tables.ts';
import type { Database } from '#backend/store/port.ts';
import { withDepartment } from '#backend/users/users.rules.ts';
import { users } from '#backend/users/users.tables.ts';
import { handleOf } from './names.ts';

type Drawn = readonly [first: string, last: string, jobPosition: string];

const newcomers: Readonly<Record<'spanish' | 'english', readonly Drawn[]>> = {
  spanish: [
    ['Ignacio', 'Rentería', 'Analista de datos'],
    ['Paloma', 'Echeverri', 'Coordinadora de turno'],
    ['Tadeo', 'Marroquín', 'Auxiliar de almacén'],
  ],
  english: [
    ['Fiona', 'Macleod', 'Data Analyst'],
    ['Hugo', 'Lindqvist', 'Shift Coordinator'],
    ['Nadia', 'Benali', 'Store Assistant'],
  ],
};

/** People of the seed by their place in it: every fiftieth has left, as the directory knows, and every fortieth was promoted. */
const isMissing = (place: number): boolean => place % 50 === 9;
const isPromoted = (place: number): boolean => place % 40 === 5;
const promotion = ' II';

/** The place of somebody of the seed; NaN for whoever came later. */
const placeOf = (id: string): number =>
  id.startsWith('01900000-') ? Number.parseInt(id.slice(-12), 16) : Number.NaN;

/** The directory over what the database says now, so that it always agrees but for what it is there to show. */
export const demoDirectory =
  (db: Database): PeopleDirectory =>
  async (org) =>
    db.read(org, async (store) => {
      const {
        rows: [organization],
      } = await store.list(organizations, { limit: 1 });
      const { rows } = await store.list(users, {
        where: { active: true, userType: { ne: 'external' }, deletedAt: null },
        order: [
          ['lastName', 'asc'],
          ['firstName', 'asc'],
        ],
        with: withDepartment,
      });
      const own = rows.flatMap((user): DirectoryPerson[] => {
        const place = placeOf(user.id);
        if (Number.isNaN(place) || isMissing(place)) return [];
        const position = user.jobPosition ?? '';
        const promoted = isPromoted(place) && !position.endsWith(promotion);
        return [
          {
            ldapId: `entry-${user.id}`,
            email: user.email,
            firstName: user.firstName,
            lastName: user.lastName,
            department: user.department?.name ?? null,
            jobPosition: promoted ? position + promotion : user.jobPosition,
          },
        ];
      });
      const { slug = '', defaultLanguage = 'spanish' } = organization ?? {};
      const department = rows.find((row) => row.department !== null)?.department?.name ?? null;
      const fresh = newcomers[defaultLanguage].map(([firstName, lastName, jobPosition]) => {
        const handle = handleOf(firstName, lastName);
        return {
          ldapId: `entry-${handle}`,
          email: `${handle}@${slug}.example`,
          firstName,
          lastName,
          department,
          jobPosition,
        };
      });
      return [...own, ...fresh];
    });
