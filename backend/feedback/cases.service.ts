/** Suggestions and complaints (spec §7). */
import type { caseEndpoints } from '#schema/feedback/cases.endpoints.ts';
import type { Service } from '../http/context.ts';
import { caseWorkService } from './caseWork.service.ts';
import { followingService } from './following.service.ts';
import { promiseService } from './promise.service.ts';
import { sendingService } from './sending.service.ts';

export const caseService: Service<typeof caseEndpoints> = {
  ...sendingService,
  ...followingService,
  ...caseWorkService,
  ...promiseService,
};
