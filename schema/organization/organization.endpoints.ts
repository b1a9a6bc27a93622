/**
 * Calls about the organisation that every user needs (spec §4, §7 "Auth and org");
 * `organizationSettings.endpoints.ts` has the calls of administrators.
 */
import * as z from 'zod/mini';
import { edit } from '../kit/edit.ts';
import { endpoints } from '../kit/endpoint.ts';
import { Color, Id, Instant } from '../kit/shapes.ts';
import { podiumPlaces } from '../limits.parts.ts';
import { UserLanguage } from '../users/users.shapes.ts';
import { podiumPeriods } from './organization.rules.ts';

/** The brand of an organisation (spec §3: banner main and secondary colours). */
export const Branding = z.object({
  banner: z.object({ main: Color, secondary: z.nullable(Color) }),
  logoUrl: z.nullable(z.string()),
});
export type Branding = z.output<typeof Branding>;

/** Settings of the organisation, including its branding. */
export const OrgSettings = z.object({
  id: Id,
  name: z.string(),
  slug: z.string(),
  defaultLanguage: UserLanguage,
  timezone: z.string(),
  branding: Branding,
});
export type OrgSettings = z.output<typeof OrgSettings>;

/** The facts of the organisation (contract entity `organization`). */
export const Organization = z.object({
  id: Id,
  name: z.string(),
  legalName: z.nullable(z.string()),
  slug: z.string(),
  /** An id of `GET /countries`. */
  countryId: z.nullable(Id),
  defaultLanguage: UserLanguage,
  timezone: z.string(),
  createdAt: Instant,
});
export type Organization = z.output<typeof Organization>;

/** External links of the organisation; null if unset or if the module is off. */
export const OrgLinks = z.object({
  /** URL of the help page (module `support_channel`). */
  supportChannelUrl: z.nullable(z.string()),
  supportEmail: z.nullable(z.string()),
  /** The organisation's WhatsApp number in international format (module `whatsapp`). */
  whatsappNumber: z.nullable(z.string()),
  /** Module `workplace`. */
  workplaceUrl: z.nullable(z.string()),
  /** URL of the hosted evaluation tool (module `evaluations`). */
  externalEvaluationUrl: z.nullable(z.string()),
});
export type OrgLinks = z.output<typeof OrgLinks>;

/** Which modules are on: flag → `{ active }` (spec §3 "Services"). */
export const Services = z.record(z.string(), z.object({ active: z.boolean() }));

/** Settings of the podium (contract entity `podium_settings`). */
export const PodiumSettings = z.object({
  enabled: z.boolean(),
  period: z.enum(podiumPeriods),
  places: z.int().check(z.gte(3), z.lte(podiumPlaces.most)),
  showPoints: z.boolean(),
  /** The podium opens with all-time ranks. */
  accumDefault: z.boolean(),
});
export type PodiumSettings = z.output<typeof PodiumSettings>;

export const organizationEndpoints = endpoints({
  get: {
    route: 'GET /org',
    // No screen: Screens read the settings, which hold what they show of the organisation.
    reply: Organization,
    can: 'organization.see',
    origin: 'spec',
  },
  settings: { route: 'GET /org/settings', reply: OrgSettings, can: 'organization.see', origin: 'spec' },
  links: { route: 'GET /org/links', reply: OrgLinks, can: 'organization.see', origin: 'ours' },
  branding: {
    route: 'GET /org/branding',
    // No screen: Screens read the branding with the settings, in one call.
    reply: Branding,
    can: 'organization.see',
    origin: 'spec',
  },
  services: { route: 'GET /org/services', reply: Services, can: 'organization.see', origin: 'spec' },
  podiumSettings: {
    route: 'GET /org/settings/podium',
    reply: PodiumSettings,
    can: 'podium.see',
    module: 'recognitions',
    origin: 'ours',
  },
  updatePodiumSettings: {
    route: 'POST /org/settings/podium',
    body: edit(z.partial(PodiumSettings)),
    reply: PodiumSettings,
    can: 'recognition.manage',
    module: 'recognitions',
    origin: 'spec',
  },
});
