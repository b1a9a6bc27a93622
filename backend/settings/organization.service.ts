/** The organisation for its users: settings, colours and switches (spec §7 "Auth and org"). */
import type { ModuleFlag } from '#schema/modules.ts';
import { isWorking } from '#schema/organization/organization.rules.ts';
import type { organizationEndpoints } from '#schema/organization/organization.endpoints.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Service } from '../http/context.ts';
import { applyPatch } from '../kit/applyPatch.ts';
import { brandingOf, organizationOf, settingsOf } from '../organization/organization.rules.ts';
import { statesOf, switchesOf } from '../organization/switches.ts';
import { podiumSettings } from '../program/program.tables.ts';
import { podiumSettingsOf } from '../program/settings.rules.ts';

export const organizationService: Service<typeof organizationEndpoints> = {
  async get({ store, language }) {
    const { id, name, legalName, slug, countryId, defaultLanguage, timezone, createdAt } =
      await organizationOf(store, language);
    return { id, name, legalName, slug, countryId, defaultLanguage, timezone, createdAt };
  },

  async settings({ store, language, linkTo }) {
    return settingsOf(await organizationOf(store, language), linkTo);
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

  async branding({ store, language, linkTo }) {
    return brandingOf(await organizationOf(store, language), linkTo);
  },

  async services({ store }) {
    const states = await statesOf(store);
    const isOn = (flag: ModuleFlag): boolean => states.get(flag) === true;
    return Object.fromEntries([...states.keys()].map((flag) => [flag, { active: isWorking(flag, isOn) }]));
  },

  podiumSettings: ({ store }) => podiumSettingsOf(store),

  async updatePodiumSettings(context, { body }) {
    const { store, newId } = context;
    const before = await podiumSettingsOf(store);
    expectBase(context, body, before);
    const settings = applyPatch(before, body);
    const changed = await store.update(podiumSettings, {}, settings);
    if (changed.length === 0) await store.insert(podiumSettings, [{ id: newId(), ...settings }]);
    return settings;
  },
};
