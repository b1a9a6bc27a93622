/** Helpers for tests that go through all rows: the caller, and a sample as a request. */
import { modules } from '#backend/organization/organization.tables.ts';
import { methodOf, pathOf, type Row } from '#schema/kit/endpoint.ts';
import { may, roles, type Permission, type Role } from '#schema/permissions.ts';
import type { TestDeployment } from '../support/deployment.ts';
import { keyOf } from './keys.ts';
import type { Sample, Slug } from './samples/known.ts';

/** The persona of the demo world with this role. */
export const personOf = (role: Role, slug: Slug = 'aurora'): string => `${role}@${slug}.example`;

/** The organisation of a slug. */
export const orgOf = async ({ db }: TestDeployment, slug: Slug): Promise<string> =>
  (await db.directory.find(`email:${personOf('employee', slug)}`)) ?? '';

/** Verb and address of a sample. */
export const routeOf = (row: Row, { params = {}, search = '' }: Sample): string =>
  `${methodOf(row)} ${pathOf(row).replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? 'unknown'))}${search}`;

/** The permission of a row; undefined if the row needs none. */
export const permissionOf = (row: Row): Permission | undefined =>
  row.can === 'public' || row.can === 'apiKey' ? undefined : row.can;

/** The persona with the lowest role that may make a call. */
export function leastOf(row: Row): string {
  const permission = permissionOf(row);
  return personOf(roles.find((role) => permission !== undefined && may(role, permission)) ?? 'admin');
}

/**
 * The caller of a sample: Aurora's API key if the row needs a key, otherwise the named or the lowest allowed user.
 * Public rows have no caller.
 */
export const callerOf = (row: Row, { as }: Sample): { readonly as?: string; readonly token?: string } => {
  if (row.can === 'apiKey') return { token: keyOf('aurora') };
  return permissionOf(row) === undefined ? {} : { as: as ?? leastOf(row) };
};

/** The code of a domain error. */
export const codeOf = async (answer: Response): Promise<string> =>
  ((await answer.json()) as { code: string }).code;

/** Switches every module of an organisation. */
export async function turn(deployment: TestDeployment, slug: Slug, active: boolean): Promise<void> {
  await deployment.db.tx(await orgOf(deployment, slug), async (store) =>
    store.update(modules, {}, { active }),
  );
}
