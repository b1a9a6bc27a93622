/** Valid calls of organization. */
import { orgEmails } from '#backend/organization/organization.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { firstId, type FieldSamples, type RestSamples } from './known.ts';

/** An address of each list. */
export const known = async (store: Store) => ({
  orgEmail: await firstId(store, orgEmails, { where: { kind: 'org' } }),
  adminEmail: await firstId(store, orgEmails, { where: { kind: 'admin' } }),
});
type OrganizationKnown = Awaited<ReturnType<typeof known>>;

const facts = {
  name: 'Grupo Aurora Norte',
  legal_name: 'Grupo Aurora Norte, S.A.',
  country_id: 'CO',
  default_language: 'english',
  timezone: 'America/Bogota',
  support_channel_url: 'https://ayuda.example/aurora',
  support_email: 'ayuda@example.com',
  whatsapp_number: '+57 300 123 4567',
  workplace_url: 'https://chat.example/aurora',
  external_evaluation_url: 'https://evaluaciones.example',
};
const banner = { main: '#114b5f', secondary: '#f3e9d2' };
const sentence = { es: 'Aquí se agradece.', en: 'Here we say thank you.' };

export const restSamples: RestSamples<OrganizationKnown> = {
  'organization.get': () => ({}),
  'organization.settings': () => ({}),
  'organization.links': () => ({}),
  'organization.branding': () => ({}),
  'organization.services': () => ({}),
  'organization.podiumSettings': () => ({}),
  'organization.updatePodiumSettings': () => ({ body: { places: 5 } }),
  'organization.house': () => ({}),
  'organization.edit': () => ({ body: facts }),
  'organization.custom': () => ({}),
  'organization.updateCustom': () => ({
    body: { banner, logo_key: null, marketing_text: sentence, services: { whatsapp: false, tasks: true } },
  }),
  'organization.moduleUse': () => ({}),
  'organization.emails': () => ({}),
  'organization.addEmail': () => ({
    body: { email: 'nomina@example.com', label: 'Nómina', topics: ['orders', 'reports'] },
  }),
  'organization.addAdminEmail': () => ({
    body: { email: 'nomina@example.com', label: 'Nómina', topics: ['imports'] },
  }),
  'organization.updateEmail': ({ orgEmail }) => ({
    body: { id: orgEmail, email: 'otra@example.com', label: null, topics: [], active: false },
  }),
  'organization.removeEmail': ({ orgEmail }) => ({ params: { id: orgEmail } }),
  'organization.removeAdminEmail': ({ adminEmail }) => ({ params: { id: adminEmail } }),
  'organization.draft': () => ({
    body: { kind: 'communication', prompt: 'La feria de salud del viernes', language: 'spanish' },
  }),
};

export const fieldSamples: FieldSamples<OrganizationKnown> = {
  'Query.organization': () => '',
  'Query.settings': () => '',
  'Query.orgLinks': () => '',
  'Query.branding': () => '',
  'Query.modules': () => '',
  'Query.podiumSettings': () => '',
  'Mutation.updatePodiumSettings': () => '(input: { places: 5 })',
  'Query.house': () => '',
  'Mutation.editOrganization': () => '(input: { name: "Grupo Aurora Norte", countryId: "CO" })',
  'Query.orgCustom': () => '',
  'Mutation.updateOrgCustom': () => '(input: { services: { whatsapp: false }, logoKey: null })',
  'Query.moduleUse': () => '',
  'Query.orgEmails': () => '',
  'Mutation.addOrgEmail': () => '(input: { email: "nomina@example.com", topics: [orders] })',
  'Mutation.addAdminEmail': () => '(input: { email: "nomina@example.com", label: "Nómina" })',
  'Mutation.updateOrgEmail': ({ orgEmail }) => `(input: { id: "${orgEmail}", active: false })`,
  'Mutation.deleteOrgEmail': ({ orgEmail }) => `(id: "${orgEmail}")`,
  'Mutation.deleteAdminEmail': ({ adminEmail }) => `(id: "${adminEmail}")`,
  'Mutation.writeDraft': () => '(input: { kind: page, prompt: "Nuestros beneficios", language: english })',
};
