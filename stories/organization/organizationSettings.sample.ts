/** Organisation settings for stories: facts, brand, modules with their content, and both e-mail lists. */
import { moduleFlags } from '#schema/modules.ts';
import type {
  HeldByModule,
  AdminBranding,
  AdminOrganization,
  ListedEmail,
} from '#src/organization/admin/organizationSettings.queries.ts';
import { serverSays, type Answers } from '../kit/FakeServer.tsx';

export const house: AdminOrganization = {
  id: 'org',
  name: 'Aurora',
  legalName: 'Aurora Alimentos S. A. S.',
  slug: 'aurora',
  countryId: 'CO',
  defaultLanguage: 'spanish',
  timezone: 'America/Bogota',
  createdAt: '2024-02-01T10:00:00.000Z',
  supportChannelUrl: 'https://ayuda.aurora.example',
  supportEmail: 'ayuda@aurora.example',
  whatsappNumber: '+573001234567',
  workplaceUrl: null,
  externalEvaluationUrl: null,
};

/** Everything on but what depends on nothing yet. */
export const custom: AdminBranding = {
  branding: { banner: { main: '#6d3bb5', secondary: '#e8833a' }, logoUrl: null },
  logoKey: null,
  marketingText: { es: 'Lo que hacemos juntos se nota.', en: 'What we do together shows.' },
  services: Object.fromEntries(
    moduleFlags.map((flag) => [flag, !['communications', 'tasks', 'admin_retos'].includes(flag)]),
  ),
};

export const held: readonly HeldByModule[] = moduleFlags.map((flag) => ({
  flag,
  active: custom.services[flag] === true,
  facts:
    flag === 'catalog'
      ? [
          { fact: 'products', count: 42 },
          { fact: 'ordersOpen', count: 12 },
          { fact: 'coupons', count: 1 },
        ]
      : flag === 'insignias'
        ? [{ fact: 'badges', count: 9 }]
        : [],
}));

const address = (
  id: string,
  kind: ListedEmail['kind'],
  email: string,
  more: Partial<ListedEmail> = {},
): ListedEmail => ({
  id,
  kind,
  email,
  label: null,
  topics: [],
  active: true,
  createdAt: '2026-03-01T10:00:00.000Z',
  ...more,
});
export const emails: readonly ListedEmail[] = [
  address('one', 'org', 'bodega@aurora.example', { label: 'Bodega', topics: ['orders'] }),
  address('two', 'org', 'personas@aurora.example', {
    label: 'Gestión humana',
    topics: ['pointRequests', 'deletionRequests', 'reports'],
  }),
  address('three', 'org', 'archivo@aurora.example', { active: false }),
  address('four', 'admin', 'seguridad@aurora.example', { label: 'Seguridad' }),
];
/** A full list. */
export const fullList: readonly ListedEmail[] = Array.from({ length: 20 }, (_, at) =>
  address(`full-${at}`, 'org', `equipo.${at + 1}@aurora.example`),
);

const usual: Answers = {
  House: () => ({ house }),
  FileUsage: () => ({
    fileUsage: {
      files: 1_204,
      megabytes: 3_310,
      maxFiles: 500_000,
      maxMegabytes: 102_400,
      person: { maxFiles: 5_000, maxMegabytes: 5_120, perMinute: 60 },
      people: [
        { id: 'ana', name: 'Ana Paz', files: 310, megabytes: 1_420 },
        { id: 'gone', name: null, files: 12, megabytes: 96 },
      ],
    },
  }),
  OrgCustom: () => ({ orgCustom: custom }),
  ModuleUse: () => ({ moduleUse: held }),
  OrgEmails: () => ({ orgEmails: emails }),
  Countries: () => ({
    countries: [
      { id: 'CO', code: 'CO', name: 'Colombia', phonePrefix: '+57' },
      { id: 'MX', code: 'MX', name: 'México', phonePrefix: '+52' },
    ],
  }),
};

/** The fake server of a section's story: default responses with the story's overrides. */
export const organizationAnswers = (answers: Answers = {}) => serverSays({ ...usual, ...answers });
