/** Benefits and coverages (spec §7 "Benefits"). */
import type { benefitEndpoints } from '#schema/benefits/benefits.endpoints.ts';
import type { Service } from '../http/context.ts';
import { askingService } from './asking.service.ts';
import { coverageService } from './coverages.service.ts';
import { offeringService } from './offering.service.ts';

export const benefitService: Service<typeof benefitEndpoints> = {
  ...offeringService,
  ...askingService,
  ...coverageService,
};
