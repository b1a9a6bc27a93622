/** Goals (spec §7). */
import type { goalEndpoints } from '#schema/goals/goals.endpoints.ts';
import type { Service } from '../http/context.ts';
import { alignmentService } from './alignment.service.ts';
import { checkinsService } from './checkins.service.ts';
import { checklistService } from './checklist.service.ts';
import { periodsService } from './periods.service.ts';
import { readingService } from './reading.service.ts';
import { writingService } from './writing.service.ts';

export const goalService: Service<typeof goalEndpoints> = {
  ...readingService,
  ...writingService,
  ...checkinsService,
  ...checklistService,
  ...alignmentService,
  ...periodsService,
};
