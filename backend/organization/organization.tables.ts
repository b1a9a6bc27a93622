/** The organisation, its switches and its lists of addresses. */
import type { PlaceTime } from '#schema/decisions/workingTime.ts';
import type { UserLanguage } from '#schema/users/users.shapes.ts';
import type { SignInMethod } from '#schema/auth/auth.rules.ts';
import type { MarketingText } from '#schema/organization/organizationSettings.endpoints.ts';
import type { EmailKind, EmailTopic } from '#schema/organization/organization.rules.ts';
import { bool, int, json, orNull, table, text } from '../store/table.ts';

/** One row: the organisation. */
export const organizations = table(
  'organizations',
  {
    name: text(),
    slug: text(),
    defaultLanguage: text<UserLanguage>(),
    timezone: text(),
    bannerMain: text(),
    bannerSecondary: orNull(text()),
    /** Address of a logo that is not uploaded, as in the demo. */
    logoUrl: orNull(text()),
    logoKey: orNull(text()),
    legalName: orNull(text()),
    countryId: orNull(text()),
    /** The sentence of the sign-in page. */
    marketingText: orNull(json<MarketingText>()),
    supportChannelUrl: orNull(text()),
    supportEmail: orNull(text()),
    whatsappNumber: orNull(text()),
    workplaceUrl: orNull(text()),
    externalEvaluationUrl: orNull(text()),
    /** Allowed sign-in methods. */
    signInMethods: json<readonly SignInMethod[]>(),
    createdAt: text(),
  },
  { steady: true },
);

/** One row for each switch that was ever changed. */
export const modules = table(
  'modules',
  { flag: text(), active: bool() },
  { unique: [['flag']], steady: true },
);

/** Addresses that receive mails about events, in two lists. */
export const orgEmails = table(
  'org_emails',
  {
    kind: text<EmailKind>(),
    /** In lower case. */
    email: text(),
    label: orNull(text()),
    topics: json<readonly EmailTopic[]>(),
    active: bool(),
    createdAt: text(),
  },
  { unique: [['kind', 'email']], indexes: [['createdAt']] },
);

/** The working week and holidays: one row, once an administrator chose. */
export const workingHours = table('working_hours', {
  weekdays: json<readonly number[]>(),
  from: int(),
  to: int(),
  holidays: json<readonly string[]>(),
  /** Countries and cities with another week and other holidays. */
  places: json<readonly PlaceTime[]>(),
});
