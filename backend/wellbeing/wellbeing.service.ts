/** Wellbeing (spec §7 "Wellbeing"). */
import type { wellbeingEndpoints } from '#schema/wellbeing/wellbeing.endpoints.ts';
import type { Service } from '../http/context.ts';
import { metricService } from './metrics.service.ts';
import { moodService } from './moods.service.ts';
import { pageService } from './page.service.ts';

export const wellbeingService: Service<typeof wellbeingEndpoints> = {
  ...moodService,
  ...metricService,
  ...pageService,
};
