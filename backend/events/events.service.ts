/** Events (spec §7 "Events"). */
import type { eventEndpoints } from '#schema/events/events.endpoints.ts';
import type { Service } from '../http/context.ts';
import { feedService } from './feed.service.ts';
import { makingService } from './making.service.ts';
import { peopleService } from './people.service.ts';
import { takingService } from './taking.service.ts';

export const eventService: Service<typeof eventEndpoints> = {
  ...takingService,
  ...makingService,
  ...peopleService,
  ...feedService,
};
