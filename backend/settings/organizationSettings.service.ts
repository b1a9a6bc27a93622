/** Organisation settings for administrators (spec §7 "Auth and org"): the facts here, all others in their own files. */
import type {
  AdminOrganization,
  organizationSettingsEndpoints,
} from '#schema/organization/organizationSettings.endpoints.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Service } from '../http/context.ts';
import { ValidationErrors } from '../http/domainError.ts';
import { applyPatch } from '../kit/applyPatch.ts';
import { publishToPages } from '../http/openPages.ts';
import { isCountry } from '../reference/countries.ts';
import type { Row } from '../store/table.ts';
import { customService } from './custom.service.ts';
import { draftService } from './drafts.service.ts';
import { emailService } from './emails.service.ts';
import { moduleUseService } from './moduleUse.service.ts';
import { organizationOf } from '../organization/organization.rules.ts';
import { organizations } from '../organization/organization.tables.ts';

const houseOf = ({
  bannerMain: _main,
  bannerSecondary: _secondary,
  logoUrl: _url,
  logoKey: _key,
  marketingText: _text,
  signInMethods: _methods,
  ...house
}: Row<typeof organizations>): AdminOrganization => house;

export const organizationSettingsService: Service<typeof organizationSettingsEndpoints> = {
  async house({ store, language }) {
    return houseOf(await organizationOf(store, language));
  },

  async edit(context, { body }) {
    const { store, language } = context;
    const findings = new ValidationErrors(language);
    if (typeof body.countryId === 'string' && !isCountry(body.countryId))
      findings.add('countryId', 'country_unknown');
    findings.throwIfAny();
    // The slug and the hosts never change, because addresses contain them.
    const before = await organizationOf(store, language);
    expectBase(context, body, before);
    const now = applyPatch(before, body);
    const { id, ...change } = now;
    await store.update(organizations, { id }, change);
    publishToPages(context, 'organization.changed', null, 'everyone');
    return houseOf(now);
  },

  ...customService,
  ...moduleUseService,
  ...emailService,
  ...draftService,
};
