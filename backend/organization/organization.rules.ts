/** The row of the organisation, and the organisation settings that all users see. */
import type { Branding, OrgSettings } from '#schema/organization/organization.endpoints.ts';
import type { Context } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import type { Language } from '#schema/limits.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { organizations } from './organization.tables.ts';

type OrgRow = Row<typeof organizations>;
/** Makes a temporary address for reading a file. */
type LinkTo = Context['linkTo'];

/** Colours and logo of an organisation: the uploaded logo, else the built-in one. */
export const brandingOf = async (org: OrgRow, linkTo: LinkTo): Promise<Branding> => ({
  banner: { main: org.bannerMain, secondary: org.bannerSecondary },
  logoUrl: org.logoKey === null ? org.logoUrl : await linkTo(org.logoKey),
});

/** The organisation settings that all users see. */
export const settingsOf = async (org: OrgRow, linkTo: LinkTo): Promise<OrgSettings> => ({
  id: org.id,
  name: org.name,
  slug: org.slug,
  defaultLanguage: org.defaultLanguage,
  timezone: org.timezone,
  branding: await brandingOf(org, linkTo),
});

/** The organisation's own row; a store without one answers 404. */
export async function organizationOf(store: Store, language: Language): Promise<Row<typeof organizations>> {
  const {
    rows: [org],
  } = await store.list(organizations, { limit: 1 });
  if (org === undefined) throw domainError('not_found', language);
  return org;
}
