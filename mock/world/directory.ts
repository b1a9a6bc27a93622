/**
 * The demo's directory of people (LDAP). Compared with the database, a few people are missing, a few have
 * another position, and three are new.
 */
import type { DirectoryPerson, PeopleDirectory } from '#backend/http/peopleDirectory.ts';
import { organizations } from '#backend/organization/organization.tables.ts';
import type { Database } from '#backend/store/port.ts';
import { withDepartment } from '#backend/people/users.rules.ts';
import { users } from '#backend/people/users.tables.ts';
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

/** Every fiftieth person of the seed has left according to the directory, and every fortieth was promoted. */
const isMissing = (place: number): boolean => place % 50 === 9;
const isPromoted = (place: number): boolean => place % 40 === 5;
const promotion = ' II';

/** The position of a person in the seed; NaN for people who were added later. */
const placeOf = (id: string): number =>
  id.startsWith('01900000-') ? Number.parseInt(id.slice(-12), 16) : Number.NaN;

/** Builds the directory from the current database, so that it differs only in the demonstrated changes. */
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
