/** The services of the domain, gathered from its parts. */
import type { pointEndpoints } from '#schema/points/points.endpoints.ts';
import type { Service } from '../http/context.ts';
import { handOutService } from './handOut.service.ts';
import { levelService } from './levels.service.ts';
import { reportService } from './reports.service.ts';
import { requestService } from './requests.service.ts';
import { pointSettingService } from './settings.service.ts';
import { statementService } from './statement.service.ts';

export const pointService: Service<typeof pointEndpoints> = {
  ...statementService,
  ...requestService,
  ...levelService,
  ...pointSettingService,
  ...handOutService,
  ...reportService,
};
