/** The organisation's links to places outside the product (`GET /org/links`). */
import { queryOptions } from '@tanstack/react-query';
import type { OrgLinks } from '#schema/organization/organization.endpoints.ts';
import { request } from '#src/api/client.ts';
import { LinksDocument } from '#src/gql/graphql.ts';

/**
 * Addresses that can be opened; null if not set, if the module is off, or if the value is not a web address.
 */
export interface OutsideLinks {
  readonly supportChannel: string | null;
  readonly supportEmail: string | null;
  /** `https://wa.me/<digits>`. */
  readonly whatsapp: string | null;
  readonly workplace: string | null;
  readonly evaluation: string | null;
}

/** Stale time in ms: administrators rarely change them. */
const staleTimeMs = 600_000;

/** The address if it is http or https: other schemes that an administrator typed must never run. */
function webAddress(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

/** WhatsApp expects the number in international form, digits only. */
function whatsappAddress(number: string | null): string | null {
  const digits = number?.replaceAll(/\D/gu, '') ?? '';
  return digits === '' ? null : `https://wa.me/${digits}`;
}

/** The valid links of the organisation. */
export const outsideLinks = (links: OrgLinks): OutsideLinks => ({
  supportChannel: webAddress(links.supportChannelUrl),
  supportEmail: links.supportEmail,
  whatsapp: whatsappAddress(links.whatsappNumber),
  workplace: webAddress(links.workplaceUrl),
  evaluation: webAddress(links.externalEvaluationUrl),
});

/** All links in one call. */
export const linksQuery = () =>
  queryOptions({
    queryKey: ['organization', 'links'],
    queryFn: async ({ signal }): Promise<OutsideLinks> =>
      outsideLinks((await request(LinksDocument, {}, { signal })).orgLinks),
    staleTime: staleTimeMs,
  });
