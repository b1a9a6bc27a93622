/** Custom pages, announcements and featured items (spec §7 "Custom pages"). */
import type { pageEndpoints } from '#schema/pages/pages.endpoints.ts';
import type { Service } from '../http/context.ts';
import { customPageService } from './custom.service.ts';
import { featuredService } from './featured.service.ts';
import { publicityService } from './publicity.service.ts';

export const pageService: Service<typeof pageEndpoints> = {
  ...customPageService,
  ...publicityService,
  ...featuredService,
};
