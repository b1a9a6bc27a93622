/** The point settings of an organisation, or their defaults. */
import type { Role } from '#schema/permissions.ts';
import type { PointSettings } from '#schema/points/admin.endpoints.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import type { users } from '../people/users.tables.ts';
import { pointSettings } from './points.tables.ts';

/** The defaults until an administrator changes a setting. */
export const defaultPointSettings: PointSettings = {
  baseEmployee: 100,
  baseManager: 120,
  baseAdmin: 100,
  expires: true,
  redeemBudget: null,
  selfGrants: false,
};

/** The point settings, in one read. */
export async function pointSettingsOf(store: Store): Promise<PointSettings> {
  const {
    rows: [row],
  } = await store.list(pointSettings, { limit: 1 });
  if (row === undefined) return defaultPointSettings;
  const { id: _id, ...settings } = row;
  return settings;
}

type Standing = Pick<Row<typeof users>, 'active' | 'takesPoints' | 'userType'>;

/** Whether a person takes part in points now; external people never do. */
export const takesPart = ({ active, takesPoints, userType }: Standing): boolean =>
  active && takesPoints && userType !== 'external';

const baseFields: Readonly<Record<Exclude<Role, 'external'>, 'baseEmployee' | 'baseManager' | 'baseAdmin'>> =
  { employee: 'baseEmployee', manager: 'baseManager', admin: 'baseAdmin' };

/** The setting with the base points of a role. */
export const baseFieldOf = (role: Exclude<Role, 'external'>) => baseFields[role];

/** The points that a person gets to give at each renewal. */
export const baseOf = (settings: PointSettings, person: Standing): number =>
  takesPart(person) && person.userType !== 'external' ? settings[baseFieldOf(person.userType)] : 0;
