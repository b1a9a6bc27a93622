/** All sign-in calls, and the settings of sign-in methods (spec §7 "Auth and org", "Passwords"). */
import type { authEndpoints } from '#schema/auth/auth.endpoints.ts';
import { signInMethods, type SignInMethod } from '#schema/auth/auth.rules.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Service } from '../http/context.ts';
import { withPreparation } from '../http/lazyService.ts';
import { ValidationErrors } from '../http/domainError.ts';
import { notifiedByMail } from '../mail/listed.ts';
import { organizationOf } from '../organization/organization.rules.ts';
import { organizations } from '../organization/organization.tables.ts';
import { codeService } from './codes.service.ts';
import { leaveService } from './leave.service.ts';
import { passwordService } from './passwords.service.ts';
import { signInService } from './signIn.service.ts';
import { offeredBy } from '../session/signInMethods.ts';
import { signInMail } from './auth.mails.ts';

type Offered = readonly SignInMethod[];

const settingsService: Service<Pick<typeof authEndpoints, 'access' | 'updateAccess'>> = {
  access: withPreparation<(typeof authEndpoints)['access'], Offered>(
    async ({ dependencies }) => offeredBy(dependencies),
    async ({ store, language }, _input, available) => {
      const { signInMethods: chosen } = await organizationOf(store, language);
      return { methods: chosen.filter((method) => available.includes(method)), available: [...available] };
    },
  ),

  updateAccess: withPreparation<(typeof authEndpoints)['updateAccess'], Offered>(
    async ({ dependencies }) => offeredBy(dependencies),
    async (context, { body }, available) => {
      const { store, me, language } = context;
      const findings = new ValidationErrors(language);
      const methods = signInMethods.filter((method) => body.methods.includes(method));
      if (methods.some((method) => !available.includes(method)))
        findings.add('methods', 'method_unavailable');
      // At least one method must not depend on an external service.
      else if (!methods.some((method) => method === 'password' || method === 'otp'))
        findings.add('methods', 'method_shuts_out');
      findings.throwIfAny();
      const { signInMethods: before } = await organizationOf(store, language);
      expectBase(context, body, { methods: before.filter((method) => available.includes(method)) });
      await store.update(organizations, {}, { signInMethods: methods });
      if (methods.join() !== signInMethods.filter((method) => before.includes(method)).join())
        await notifiedByMail(context, signInMail, { methods, person: me });
      return { methods, available: [...available] };
    },
  ),
};

export const accessService: Service<Omit<typeof authEndpoints, 'flow'>> = {
  ...signInService,
  ...codeService,
  ...passwordService,
  ...leaveService,
  ...settingsService,
};
