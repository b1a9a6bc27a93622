/** What administrators set of their organisation (spec §7 "Auth and org"). */
import type { houseEndpoints } from '#schema/organization/house.endpoints.ts';
import type { Service } from '../http/context.ts';
import { refusal } from '../http/refusal.ts';

const later = async ({ language }: { readonly language: 'es' | 'en' }): Promise<never> => {
  throw refusal('not_found', language);
};

export const houseService: Service<typeof houseEndpoints> = {
  house: later,
  edit: later,
  custom: later,
  updateCustom: later,
  moduleUse: later,
  emails: later,
  addEmail: later,
  addAdminEmail: later,
  updateEmail: later,
  removeEmail: later,
  removeAdminEmail: later,
  draft: later,
};
