/** Building, publishing and steering surveys. */
import type { makingEndpoints } from '#schema/surveys/making.endpoints.ts';
import type { Service } from '../http/context.ts';
import { buildingService } from './making.build.ts';
import { noticesService } from './making.notices.ts';
import { publishingService } from './making.publish.ts';
import { steeringService } from './making.steer.ts';

export const makingService: Service<typeof makingEndpoints> = {
  ...buildingService,
  ...publishingService,
  ...steeringService,
  ...noticesService,
};
