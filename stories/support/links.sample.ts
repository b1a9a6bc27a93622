/** External links of a sample organisation. */
import type { OrgLinks } from '#schema/organization/organization.endpoints.ts';

/** All links set, without unsafe URLs. */
export const links: OrgLinks = {
  supportChannelUrl: 'https://ayuda.aurora.example/inicio',
  supportEmail: 'ayuda@aurora.example',
  whatsappNumber: '+57 300 123 4567',
  workplaceUrl: 'https://chat.aurora.example',
  externalEvaluationUrl: 'https://evaluaciones.aurora.example',
};

/** No links set. */
export const noLinks: OrgLinks = {
  supportChannelUrl: null,
  supportEmail: null,
  whatsappNumber: null,
  workplaceUrl: null,
  externalEvaluationUrl: null,
};
