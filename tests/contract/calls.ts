/** What the walks over the rows share: who calls, and a sample as a request. */
import { modules } from '#backend/organization/organization.tables.ts';
import { methodOf, pathOf, type Row } from '#schema/kit/endpoint.ts';
import { may, roles, type Permission, type Role } from '#schema/permissions.ts';
import type { TestDeployment } from '../support/deployment.ts';
import { keyOf } from './keys.ts';
import type { Sample, Slug } from './samples/known.ts';

/** The person of the demo world who has a role. */
export const personOf = (role: Role, slug: Slug = 'aurora'): string => `${role}@${slug}.example`;

/** The organisation of a slug. */
export const orgOf = async ({ db }: TestDeployment, slug: Slug): Promise<string> =>
  (await db.directory.find(`email:${personOf('employee', slug)}`)) ?? '';

/** Verb and address of a sample. */
export const routeOf = (row: Row, { params = {}, search = '' }: Sample): string =>
  `${methodOf(row)} ${pathOf(row).replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? 'unknown'))}${search}`;

/** The permission of a row; undefined where it asks for none. */
export const permissionOf = (row: Row): Permission | undefined =>
  row.can === 'public' || row.can === 'apiKey' ? undefined : row.can;

/** The person with the least role that may make a call. */
export function leastOf(row: Row): string {
  const permission = permissionOf(row);
  return personOf(roles.find((role) => permission !== undefined && may(role, permission)) ?? 'admin');
}

/** Who makes a sample's call: aurora's key of the public API where one is asked for, else whom it names or the least who may; nobody where nobody is asked for. */
export const callerOf = (row: Row, { as }: Sample): { readonly as?: string; readonly token?: string } => {
  if (row.can === 'apiKey') return { token: keyOf('aurora') };
  return permissionOf(row) === undefined ? {} : { as: as ?? leastOf(row) };
};

/** The code of a refusal. */
export const codeOf = async (answer: Response): Promise<string> =>
  ((await answer.json()) as { code: string }).code;

/** Switches every module of an organisation. */
export async function turn(deployment: TestDeployment, slug: Slug, active: boolean): Promise<void> {
  await deployment.db.tx(await orgOf(deployment, slug), async (store) =>
    store.update(modules, {}, { active }),
  );
}
