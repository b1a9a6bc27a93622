/** Where the organisation sends people outside the product (`GET /org/links`). */
import { queryOptions } from '@tanstack/react-query';
import type { OrgLinks } from '#schema/organization/organization.endpoints.ts';
import { request } from '#src/api/client.ts';
import { LinksDocument } from '#src/gql/graphql.ts';

/** Addresses that can be opened; null where nothing is set, where the module is off, and for what is no address of the web. */
export interface OutsideLinks {
  readonly supportChannel: string | null;
  readonly supportEmail: string | null;
  /** `https://wa.me/<digits>`. */
  readonly whatsapp: string | null;
  readonly workplace: string | null;
  readonly evaluation: string | null;
}

/** Administrators change them rarely: fresh this long, in ms. */
const staleTimeMs = 600_000;

/** The address where it leads into the web, and nowhere else: what an administrator typed is never run. */
function webAddress(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

/** WhatsApp takes the number in its international form without a sign. */
function whatsappAddress(number: string | null): string | null {
  const digits = number?.replaceAll(/\D/gu, '') ?? '';
  return digits === '' ? null : `https://wa.me/${digits}`;
}

/** What of the organisation's links can be followed. */
export const outsideLinks = (links: OrgLinks): OutsideLinks => ({
  supportChannel: webAddress(links.supportChannelUrl),
  supportEmail: links.supportEmail,
  whatsapp: whatsappAddress(links.whatsappNumber),
  workplace: webAddress(links.workplaceUrl),
  evaluation: webAddress(links.externalEvaluationUrl),
});

/** All of them in one call. */
export const linksQuery = () =>
  queryOptions({
    queryKey: ['organization', 'links'],
    queryFn: async ({ signal }): Promise<OutsideLinks> =>
      outsideLinks((await request(LinksDocument, {}, { signal })).orgLinks),
    staleTime: staleTimeMs,
  });
