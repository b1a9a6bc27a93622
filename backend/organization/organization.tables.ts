/** The organisation itself, and its switches. */
import type { UserLanguage } from '#schema/users/users.shapes.ts';
import type { SignInMethod } from '#schema/auth/auth.rules.ts';
import { bool, json, orNull, table, text } from '../store/table.ts';

/** One row: the organisation. */
export const organizations = table('organizations', {
  name: text(),
  slug: text(),
  defaultLanguage: text<UserLanguage>(),
  timezone: text(),
  bannerMain: text(),
  bannerSecondary: orNull(text()),
  logoUrl: orNull(text()),
  supportChannelUrl: orNull(text()),
  supportEmail: orNull(text()),
  whatsappNumber: orNull(text()),
  workplaceUrl: orNull(text()),
  externalEvaluationUrl: orNull(text()),
  /** How its people come in. */
  signInMethods: json<readonly SignInMethod[]>(),
  createdAt: text(),
});

/** One row for each switch that was ever turned. */
export const modules = table('modules', { flag: text(), active: bool() }, { unique: [['flag']] });
