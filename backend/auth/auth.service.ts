/**
 * The sign-in options, which every start of the app reads. All other sign-in calls are loaded with their first call.
 */
import { authEndpoints } from '#schema/auth/auth.endpoints.ts';
import type { Service } from '../http/context.ts';
import { addressOf } from '../files/files.link.ts';
import { lazyService } from '../http/lazyService.ts';
import { brandingOf, organizationOf } from '../organization/organization.rules.ts';
import { hostOf, signInMethodsOf } from '../session/signInMethods.ts';
import { flowOfUnknownHost } from './unknownHost.ts';

const { flow: _flow, ...accessEndpoints } = authEndpoints;

export const authService: Service<typeof authEndpoints> = {
  ...lazyService(accessEndpoints, async () => (await import('./access.service.ts')).accessService),

  async flow({ dependencies, origin, language, now }) {
    const org = await dependencies.db.directory.find(`host:${hostOf(origin)}`);
    if (org === undefined) return flowOfUnknownHost(dependencies);
    const row = await dependencies.db.read(org, (store) => organizationOf(store, language));
    const branding = await brandingOf(
      row,
      async (key) => (await addressOf(dependencies.sign, { verb: 'GET', org, key }, now)).url,
    );
    return {
      organization: { name: row.name, logoUrl: branding.logoUrl },
      methods: signInMethodsOf(row, dependencies),
      branding,
      marketingText: row.marketingText,
      defaultLanguage: row.defaultLanguage,
    };
  },
};
