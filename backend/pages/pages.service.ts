/** Pages, announcements and what is featured (spec §7 "Custom pages"). */
import type { pageEndpoints } from '#schema/pages/pages.endpoints.ts';
import type { Service } from '../http/context.ts';
import { refusal } from '../http/refusal.ts';

const later = async ({ language }: { readonly language: 'es' | 'en' }): Promise<never> => {
  throw refusal('not_found', language);
};

export const pageService: Service<typeof pageEndpoints> = {
  list: later,
  get: later,
  create: later,
  update: later,
  remove: later,
  published: later,
  read: later,
  publicity: later,
  dismissPublicity: later,
  publicityList: later,
  createPublicity: later,
  updatePublicity: later,
  removePublicity: later,
  featured: later,
  featuredChoices: later,
  feature: later,
};
