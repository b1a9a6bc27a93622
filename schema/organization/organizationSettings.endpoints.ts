/**
 * Organisation settings for administrators: facts, brand, modules, e-mail lists and drafts (spec §7 "Auth and
 * org", "Emails").
 */
import * as z from 'zod/mini';
import { edit } from '../kit/edit.ts';
import { endpoints } from '../kit/endpoint.ts';
import { Color, Count, Done, Email, Id, Instant } from '../kit/shapes.ts';
import { textLength } from '../limits.parts.ts';
import { moduleFlags } from '../modules.ts';
import { Phone, TimeZone } from '../users/account.rules.ts';
import { UserLanguage } from '../users/users.shapes.ts';
import { Branding, Organization, OrgLinks, OrgSettings } from './organization.endpoints.ts';
import {
  allEmailTopics,
  draftKinds,
  emailKinds,
  moduleFacts,
  maxEmails,
  organizationLength,
  WebAddress,
} from './organization.rules.ts';

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.name));
const Sentence = z.string().check(z.trim(), z.minLength(1), z.maxLength(organizationLength.marketing));

/** All facts of the organisation for administrators; includes links whose module is off. */
export const AdminOrganization = z.extend(Organization, OrgLinks.shape);
export type AdminOrganization = z.output<typeof AdminOrganization>;

/** A patch of the organisation; absent fields stay unchanged. */
export const OrganizationChange = edit(
  z.partial(
    z.object({
      name: Name,
      legalName: z.nullable(Name),
      countryId: z.nullable(Id),
      defaultLanguage: UserLanguage,
      timezone: TimeZone,
      supportChannelUrl: z.nullable(WebAddress),
      supportEmail: z.nullable(Email),
      whatsappNumber: z.nullable(Phone),
      workplaceUrl: z.nullable(WebAddress),
      externalEvaluationUrl: z.nullable(WebAddress),
    }),
  ),
);
export type OrganizationChange = z.input<typeof OrganizationChange>;

/** The organisation's sentence on its sign-in page, in both languages. */
export const MarketingText = z.object({ es: Sentence, en: Sentence });
export type MarketingText = z.output<typeof MarketingText>;

/** Brand and modules of the organisation. */
export const OrgCustom = z.object({
  branding: Branding,
  /** Key of the uploaded logo; null without a logo or for a logo from the initial data. */
  logoKey: z.nullable(z.string()),
  /** Null means the sentence of the product brand. */
  marketingText: z.nullable(MarketingText),
  services: z.record(z.string(), z.boolean()),
});
export type OrgCustom = z.output<typeof OrgCustom>;

/** A patch of brand and modules; `services` names only the modules that change. */
export const OrgCustomChange = edit(
  z.partial(
    z.object({
      banner: z.object({ main: Color, secondary: z.nullable(Color) }),
      /** Key of a `corp-benef-image` that the caller uploaded; null removes the logo. */
      logoKey: z.nullable(z.string().check(z.maxLength(100))),
      marketingText: z.nullable(MarketingText),
      services: z.partialRecord(z.enum(moduleFlags), z.boolean()),
    }),
  ),
);
export type OrgCustomChange = z.input<typeof OrgCustomChange>;

/** Current content of a module, shown to the administrator before switching it off. */
export const ModuleUse = z.object({
  flag: z.enum(moduleFlags),
  active: z.boolean(),
  /** Only counts above 0. */
  facts: z.array(z.object({ fact: z.enum(moduleFacts), count: Count })),
});
export type ModuleUse = z.output<typeof ModuleUse>;

const Topics = z.array(z.enum(allEmailTopics)).check(z.maxLength(allEmailTopics.length));

/** An e-mail address that receives notices. */
export const OrgEmail = z.object({
  id: Id,
  kind: z.enum(emailKinds),
  email: z.string(),
  label: z.nullable(z.string()),
  /** Empty means all topics of its list. */
  topics: z.array(z.enum(allEmailTopics)),
  active: z.boolean(),
  createdAt: Instant,
});
export type OrgEmail = z.output<typeof OrgEmail>;

const Label = z.nullable(z.string().check(z.trim(), z.maxLength(organizationLength.label)));
export const OrgEmailInput = z.object({
  email: Email,
  label: z.optional(Label),
  topics: z._default(Topics, []),
});
export type OrgEmailInput = z.input<typeof OrgEmailInput>;
export const OrgEmailChange = edit(
  z.object({
    id: Id,
    email: z.optional(Email),
    label: z.optional(Label),
    topics: z.optional(Topics),
    active: z.optional(z.boolean()),
  }),
);
export type OrgEmailChange = z.input<typeof OrgEmailChange>;

/** A generated draft; `outside` means that an external service of the deployment wrote it. */
export const Draft = z.object({ id: Id, text: z.string(), source: z.enum(['builtIn', 'outside']) });
export type Draft = z.output<typeof Draft>;
export const DraftInput = z.object({
  kind: z.enum(draftKinds),
  prompt: z.string().check(z.trim(), z.minLength(1), z.maxLength(organizationLength.prompt)),
  language: z.optional(UserLanguage),
});
export type DraftInput = z.input<typeof DraftInput>;

const manage = { can: 'organization.manage' } as const;

export const organizationSettingsEndpoints = endpoints({
  house: { route: 'GET /org/edit', reply: AdminOrganization, ...manage, origin: 'ours' },
  edit: {
    route: 'POST /org/edit',
    body: OrganizationChange,
    reply: AdminOrganization,
    ...manage,
    origin: 'spec',
  },
  custom: { route: 'GET /org/custom', reply: OrgCustom, ...manage, origin: 'ours' },
  updateCustom: {
    route: 'PATCH /org/custom',
    body: OrgCustomChange,
    reply: OrgSettings,
    ...manage,
    origin: 'spec',
  },
  moduleUse: { route: 'GET /org/services/use', reply: z.array(ModuleUse), ...manage, origin: 'ours' },
  /** Both lists, in the order of creation; at most `maxEmails` addresses each. */
  emails: {
    route: 'GET /emails',
    reply: z.array(OrgEmail).check(z.maxLength(2 * maxEmails)),
    ...manage,
    origin: 'spec',
  },
  addEmail: {
    route: 'POST /org/add/email',
    body: OrgEmailInput,
    reply: OrgEmail,
    ...manage,
    origin: 'proposed',
  },
  addAdminEmail: {
    route: 'POST /org/admin/add/email',
    body: OrgEmailInput,
    reply: OrgEmail,
    ...manage,
    origin: 'proposed',
  },
  updateEmail: {
    route: 'PATCH /org/update/email',
    body: OrgEmailChange,
    reply: OrgEmail,
    ...manage,
    origin: 'proposed',
  },
  /** 404 for an address of the other list. */
  removeEmail: { route: 'DELETE /org/email/{id}', reply: Done, ...manage, origin: 'proposed' },
  removeAdminEmail: { route: 'DELETE /org/admin/email/{id}', reply: Done, ...manage, origin: 'proposed' },
  /** Neither prompt nor draft is stored. */
  draft: {
    route: 'POST /org/ia_generator',
    body: DraftInput,
    reply: Draft,
    can: 'drafts.write',
    kind: 'read',
    origin: 'spec',
  },
});
