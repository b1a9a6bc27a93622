/** Valid calls of organization. */
import { orgEmails } from '#backend/organization/organization.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { firstId, type Calls } from './known.ts';

/** An address of each list. */
export const known = async (store: Store) => ({
  orgEmail: await firstId(store, orgEmails, { where: { kind: 'org' } }),
  adminEmail: await firstId(store, orgEmails, { where: { kind: 'admin' } }),
});
type OrganizationKnown = Awaited<ReturnType<typeof known>>;

export const calls: Calls<OrganizationKnown> = {
  'organization.edit': () => ({ body: { countryId: 'CO', timezone: 'America/Bogota' } }),
  'organization.updateCustom': () => ({
    body: { logoKey: null, services: { whatsapp: false, invoices: true } },
  }),
  'organization.addAdminEmail': () => ({ body: { topics: ['imports'] } }),
  'organization.updateEmail': 'orgEmail',
  'organization.removeEmail': 'orgEmail',
  'organization.removeAdminEmail': 'adminEmail',
};
