/** What may be set about an organisation, and what its switches and lists mean: the same for the screens and the backend. */
import * as z from 'zod/mini';
import type { ModuleFlag } from '../modules.ts';

/** Never switched off: without it nobody comes in (spec §3). */
export const lockedModules: readonly ModuleFlag[] = ['auth'];

/** Modules that show nothing while the other is off. */
export const moduleNeeds: Readonly<Partial<Record<ModuleFlag, ModuleFlag>>> = {
  publicBadges: 'insignias',
  choose_catalog: 'catalog',
  invoices: 'catalog',
  user_event_registration: 'events',
  is_schedule: 'events',
  birthday_img: 'birthdays',
  complaints_pannel: 'complaints',
  insignias: 'recognitions',
};

/** What a module holds at the moment, counted before it is switched off. */
export const moduleFacts = [
  'posts',
  'recognitionsPending',
  'pollsOpen',
  'products',
  'ordersOpen',
  'requestsOpen',
  'coupons',
  'badges',
  'values',
  'pages',
  'files',
  'celebrationsMonth',
  'invoicesOpen',
] as const;
export type ModuleFact = (typeof moduleFacts)[number];

/** The two lists of addresses that are told of what happens (A22). */
export const emailKinds = ['org', 'admin'] as const;
export type EmailKind = (typeof emailKinds)[number];

/** What an address can be told of, by its list; none chosen means all of them. */
export const emailTopics = {
  org: ['orders', 'pointRequests', 'deletionRequests', 'reports'],
  admin: ['apiKeys', 'modules', 'signIn', 'imports'],
} as const satisfies Record<EmailKind, readonly string[]>;
export type EmailTopic = (typeof emailTopics)[EmailKind][number];
export const allEmailTopics = [...emailTopics.org, ...emailTopics.admin] as const;

/** Most addresses of a list (ours). */
export const maxEmails = 20;

/** Longest sentence of the organisation on its sign-in page, wish of a draft, draft, and word for an address, in characters (ours). */
export const organizationLength = { marketing: 120, prompt: 1_000, draft: 8_000, label: 60 } as const;

/** What a draft can be of (contract `generateText`). */
export const draftKinds = ['communication', 'recognition', 'survey', 'program', 'page'] as const;
export type DraftKind = (typeof draftKinds)[number];

const isWeb = (address: string): boolean =>
  URL.canParse(address) && ['https:', 'http:'].includes(new URL(address).protocol);

/** An address of the web. */
export const WebAddress = z
  .string()
  .check(z.trim(), z.maxLength(500), z.refine(isWeb, { params: { code: 'web_address' } }));

/** How long a podium runs. */
export const podiumPeriods = ['month', 'quarter', 'year'] as const;
export type PodiumPeriod = (typeof podiumPeriods)[number];
