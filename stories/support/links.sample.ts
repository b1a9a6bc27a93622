/** Where a sample organisation sends people. */
import type { OrgLinks } from '#schema/organization/organization.endpoints.ts';

/** All of them set, and what runs in a page among them nowhere. */
export const links: OrgLinks = {
  supportChannelUrl: 'https://ayuda.aurora.example/inicio',
  supportEmail: 'ayuda@aurora.example',
  whatsappNumber: '+57 300 123 4567',
  workplaceUrl: 'https://chat.aurora.example',
  externalEvaluationUrl: 'https://evaluaciones.aurora.example',
};

/** Nothing set. */
export const noLinks: OrgLinks = {
  supportChannelUrl: null,
  supportEmail: null,
  whatsappNumber: null,
  workplaceUrl: null,
  externalEvaluationUrl: null,
};
