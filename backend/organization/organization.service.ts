/** The organisation: settings, colours and switches (spec §7 "Auth and org"). */
import type {
  Branding,
  organizationEndpoints,
  OrgSettings,
} from '#schema/organization/organization.endpoints.ts';
import type { Context, Service } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import type { Language } from '#schema/limits.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { applyPatch } from '../recognitions/applyPatch.ts';
import { podiumSettings } from '../recognitions/recognitions.tables.ts';
import { podiumSettingsOf } from '../recognitions/settings.rules.ts';
import { organizations } from './organization.tables.ts';
import { statesOf, switchesOf } from './switches.ts';

type OrgRow = Row<typeof organizations>;
/** Makes an address under which a file can be read for a while. */
type LinkTo = Context['linkTo'];

/** Colours and logo of an organisation: the uploaded one, else the one that came with it. */
export const brandingOf = async (org: OrgRow, linkTo: LinkTo): Promise<Branding> => ({
  banner: { main: org.bannerMain, secondary: org.bannerSecondary },
  logoUrl: org.logoKey === null ? org.logoUrl : await linkTo(org.logoKey),
});

/** What everybody is told of an organisation. */
export const settingsOf = async (org: OrgRow, linkTo: LinkTo): Promise<OrgSettings> => ({
  id: org.id,
  name: org.name,
  slug: org.slug,
  defaultLanguage: org.defaultLanguage,
  timezone: org.timezone,
  branding: await brandingOf(org, linkTo),
});

/** The organisation's own row; a store without one answers as if it did not exist. */
export async function organizationOf(store: Store, language: Language): Promise<Row<typeof organizations>> {
  const {
    rows: [org],
  } = await store.list(organizations, { limit: 1 });
  if (org === undefined) throw domainError('not_found', language);
  return org;
}

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
    return Object.fromEntries([...states].map(([flag, active]) => [flag, { active }]));
  },

  podiumSettings: ({ store }) => podiumSettingsOf(store),

  async updatePodiumSettings({ store, newId }, { body }) {
    const settings = applyPatch(await podiumSettingsOf(store), body);
    const changed = await store.update(podiumSettings, {}, settings);
    if (changed.length === 0) await store.insert(podiumSettings, [{ id: newId(), ...settings }]);
    return settings;
  },
};
