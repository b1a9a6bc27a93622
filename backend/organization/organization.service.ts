/** The organisation: settings, colours and switches (spec §7 "Auth and org"). */
import type { Branding, organizationEndpoints } from '#schema/organization/organization.endpoints.ts';
import { defaultModules, moduleFlags } from '#schema/modules.ts';
import type { Service } from '../http/context.ts';
import { refusal } from '../http/refusal.ts';
import type { Language } from '#schema/limits.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { merged } from '../recognitions/merged.ts';
import { podiumSettings } from '../recognitions/recognitions.tables.ts';
import { podiumSettingsOf } from '../recognitions/settings.rules.ts';
import { modules, organizations } from './organization.tables.ts';
import { switchesOf } from './switches.ts';

/** Colours and logo of an organisation. */
export const brandingOf = (org: Row<typeof organizations>): Branding => ({
  banner: { main: org.bannerMain, secondary: org.bannerSecondary },
  logoUrl: org.logoUrl,
});

/** The organisation's own row; a store without one answers as if it did not exist. */
export async function organizationOf(store: Store, language: Language): Promise<Row<typeof organizations>> {
  const {
    rows: [org],
  } = await store.list(organizations, { limit: 1 });
  if (org === undefined) throw refusal('not_found', language);
  return org;
}

export const organizationService: Service<typeof organizationEndpoints> = {
  async get({ store, language }) {
    const { id, name, legalName, slug, countryId, defaultLanguage, timezone, createdAt } =
      await organizationOf(store, language);
    return { id, name, legalName, slug, countryId, defaultLanguage, timezone, createdAt };
  },

  async settings({ store, language }) {
    const org = await organizationOf(store, language);
    const { id, name, slug, defaultLanguage, timezone } = org;
    return {
      id,
      name,
      slug,
      defaultLanguage,
      timezone,
      branding: brandingOf(org),
    };
  },

  async links({ store, language }) {
    const { supportChannelUrl, supportEmail, whatsappNumber, workplaceUrl, externalEvaluationUrl } =
      await organizationOf(store, language);
    const isOn = await switchesOf(store, ['support_channel', 'whatsapp', 'workplace', 'evaluations']);
    return {
      supportChannelUrl: isOn('support_channel') ? supportChannelUrl : null,
      supportEmail: isOn('support_channel') ? supportEmail : null,
      whatsappNumber: isOn('whatsapp') ? whatsappNumber : null,
      workplaceUrl: isOn('workplace') ? workplaceUrl : null,
      externalEvaluationUrl: isOn('evaluations') ? externalEvaluationUrl : null,
    };
  },

  async branding({ store, language }) {
    return brandingOf(await organizationOf(store, language));
  },

  async services({ store }) {
    const { rows } = await store.list(modules);
    const turned = new Map(rows.map((row) => [row.flag, row.active]));
    return Object.fromEntries(
      moduleFlags.map((flag) => [flag, { active: turned.get(flag) ?? defaultModules[flag] ?? false }]),
    );
  },

  podiumSettings: ({ store }) => podiumSettingsOf(store),

  async updatePodiumSettings({ store, newId }, { body }) {
    const settings = merged(await podiumSettingsOf(store), body);
    const changed = await store.update(podiumSettings, {}, settings);
    if (changed.length === 0) await store.insert(podiumSettings, [{ id: newId(), ...settings }]);
    return settings;
  },
};
