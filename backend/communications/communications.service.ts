/** Communications (spec §7 "Communications"). */
import type { communicationEndpoints } from '#schema/communications/communications.endpoints.ts';
import type { Service } from '../http/context.ts';
import { changingService } from './changing.service.ts';
import { followUpService } from './followUp.service.ts';
import { groupService } from './groups.service.ts';
import { mailReportService } from './mailReports.service.ts';
import { planningService } from './planning.service.ts';
import { readingService } from './reading.service.ts';
import { sendingService } from './sending.service.ts';
import { unsubscribeService } from './unsubscribe.service.ts';

export const communicationService: Service<typeof communicationEndpoints> = {
  ...sendingService,
  ...changingService,
  ...groupService,
  ...readingService,
  ...followUpService,
  ...planningService,
  ...unsubscribeService,
  ...mailReportService,
};
