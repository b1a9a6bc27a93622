/** What sign-in looks like, which every start asks for; all else of signing in is fetched with its first call. */
import { authEndpoints } from '#schema/auth/auth.endpoints.ts';
import type { Service } from '../http/context.ts';
import { addressOf } from '../files/files.link.ts';
import { later } from '../http/later.ts';
import { brandingOf, organizationOf } from '../organization/organization.service.ts';
import { hostOf, offeredBy, waysInto } from './ways.ts';

const { flow: _flow, ...accessEndpoints } = authEndpoints;

export const authService: Service<typeof authEndpoints> = {
  ...later(accessEndpoints, async () => (await import('./access.service.ts')).accessService),

  async flow({ edges, origin, language, now }) {
    const org = await edges.db.directory.find(`host:${hostOf(origin)}`);
    if (org === undefined)
      return {
        organization: null,
        methods: [...offeredBy(edges)],
        branding: null,
        marketingText: null,
        defaultLanguage: 'spanish',
      };
    const row = await edges.db.read(org, (store) => organizationOf(store, language));
    const branding = await brandingOf(
      row,
      async (key) => (await addressOf(edges.sign, { verb: 'GET', org, key }, now)).url,
    );
    return {
      organization: { name: row.name, logoUrl: branding.logoUrl },
      methods: waysInto(row, edges),
      branding,
      marketingText: row.marketingText,
      defaultLanguage: row.defaultLanguage,
    };
  },
};
