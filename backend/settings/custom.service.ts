/** Branding and modules of the organisation (spec §7 `PATCH /org/custom`). */
import type {
  organizationSettingsEndpoints,
  OrgCustomChange,
} from '#schema/organization/organizationSettings.endpoints.ts';
import { lockedModules } from '#schema/organization/organization.rules.ts';
import { moduleFlags, type ModuleFlag } from '#schema/modules.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors } from '../http/domainError.ts';
import { notifiedByMail } from '../mail/listed.ts';
import { checkPictures, dropPictures } from '../pages/pictures.ts';
import { publishToPages } from '../http/openPages.ts';
import { brandingOf, organizationOf, settingsOf } from '../organization/organization.rules.ts';
import { modules, organizations } from '../organization/organization.tables.ts';
import { statesOf } from '../organization/switches.ts';
import { moduleMail } from './settings.mails.ts';

type Services = NonNullable<OrgCustomChange['services']>;

/** Sets switches and creates their missing rows. The mail names only the switches that changed. */
async function turn(context: Context, services: Services): Promise<void> {
  const { store, newId, me } = context;
  const before = await statesOf(store);
  const named = moduleFlags.filter((flag) => services[flag] !== undefined);
  if (named.length === 0) return;
  const turned = (active: boolean): ModuleFlag[] =>
    named.filter((flag) => services[flag] === active && before.get(flag) !== active);
  const [on, off] = [turned(true), turned(false)];
  await store.update(modules, { flag: { in: on } }, { active: true });
  await store.update(modules, { flag: { in: off } }, { active: false });
  await store.insert(
    modules,
    named.map((flag) => ({ id: newId(), flag, active: services[flag] === true })),
    { skipExisting: true },
  );
  if (on.length + off.length > 0) await notifiedByMail(context, moduleMail, { on, off, person: me });
}

export const customService: Pick<Service<typeof organizationSettingsEndpoints>, 'custom' | 'updateCustom'> = {
  async custom({ store, language, linkTo }) {
    const org = await organizationOf(store, language);
    return {
      branding: await brandingOf(org, linkTo),
      logoKey: org.logoKey,
      marketingText: org.marketingText,
      services: Object.fromEntries(await statesOf(store)),
    };
  },

  async updateCustom(context, { body }) {
    const { store, language, linkTo } = context;
    const { banner, logoKey, marketingText, services = {} } = body;
    const org = await organizationOf(store, language);
    const findings = new ValidationErrors(language);
    for (const flag of lockedModules)
      if (services[flag] === false) findings.add(`services.${flag}`, 'module_locked');
    if (typeof logoKey === 'string')
      await checkPictures(context, [{ field: 'logoKey', key: logoKey }], [org.logoKey ?? ''], findings);
    findings.throwIfAny();
    const states = await statesOf(store);
    expectBase(context, body, {
      banner: { main: org.bannerMain, secondary: org.bannerSecondary },
      logoKey: org.logoKey,
      marketingText: org.marketingText,
      services: Object.fromEntries([...states].filter(([flag]) => services[flag] !== undefined)),
    });
    const now = {
      ...org,
      ...(banner === undefined ? {} : { bannerMain: banner.main, bannerSecondary: banner.secondary }),
      // A new logo also replaces the built-in one.
      ...(logoKey === undefined ? {} : { logoKey, logoUrl: null }),
      ...(marketingText === undefined ? {} : { marketingText }),
    };
    const { id, ...change } = now;
    await store.update(organizations, { id }, change);
    if (now.logoKey !== org.logoKey) await dropPictures(context, [org.logoKey]);
    await turn(context, services);
    publishToPages(context, 'organization.changed', null, 'everyone');
    return settingsOf(now, linkTo);
  },
};
