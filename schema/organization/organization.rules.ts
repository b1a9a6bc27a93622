/** Rules of the organisation settings: modules, e-mail lists and drafts, for screens and backend. */
import * as z from 'zod/mini';
import type { ModuleFlag } from '../modules.ts';
import { saying } from '../sentences.ts';
import { richTextReasons } from '../reasons.richText.ts';

/** Modules that cannot be switched off: without `auth` no one can sign in (spec §3). */
export const lockedModules: readonly ModuleFlag[] = ['auth'];

/** Modules that show nothing while the required module is off. */
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

/** A module and everything that it needs, nearest first. */
export function withNeeds(flag: ModuleFlag): readonly ModuleFlag[] {
  const next = moduleNeeds[flag];
  return next === undefined ? [flag] : [flag, ...withNeeds(next)];
}

/** Whether a module works: it and everything that it needs are on. */
export const isWorking = (flag: ModuleFlag, isOn: (flag: ModuleFlag) => boolean): boolean =>
  withNeeds(flag).every(isOn);

/** Counts of a module's current content, shown before it is switched off. */
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

/** The two lists of e-mail addresses that receive notices. */
export const emailKinds = ['org', 'admin'] as const;
export type EmailKind = (typeof emailKinds)[number];

/** Topics of an address, by list; no topic means all topics. */
export const emailTopics = {
  org: ['orders', 'pointRequests', 'deletionRequests', 'reports'],
  admin: ['apiKeys', 'modules', 'signIn', 'imports'],
} as const satisfies Record<EmailKind, readonly string[]>;
export type EmailTopic = (typeof emailTopics)[EmailKind][number];
export const allEmailTopics = [...emailTopics.org, ...emailTopics.admin] as const;

/** Maximum number of addresses per list (ours). */
export const maxEmails = 20;

/**
 * Maximum lengths of the sign-in sentence, the prompt of a draft, a draft, and the label of an address, in
 * characters (ours).
 */
export const organizationLength = { marketing: 120, prompt: 1_000, draft: 8_000, label: 60 } as const;

/** Kinds of drafts (contract `generateText`). */
export const draftKinds = ['communication', 'recognition', 'survey', 'program', 'page'] as const;
export type DraftKind = (typeof draftKinds)[number];

const isWeb = (address: string): boolean =>
  URL.canParse(address) && ['https:', 'http:'].includes(new URL(address).protocol);

/** An http or https URL. */
export const WebAddress = z
  .string()
  .check(z.trim(), z.maxLength(500), z.refine(isWeb, saying(richTextReasons, 'web_address')));

/** Periods of a podium. */
export const podiumPeriods = ['month', 'quarter', 'year'] as const;
export type PodiumPeriod = (typeof podiumPeriods)[number];
