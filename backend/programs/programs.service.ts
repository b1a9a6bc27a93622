/** The calls of programs. */
import type { programEndpoints } from '#schema/programs/programs.endpoints.ts';
import type { Service } from '../http/context.ts';
import { categoriesService } from './categories.service.ts';
import { lessonsService } from './lessons.service.ts';
import { makingService } from './making.service.ts';
import { peopleService } from './people.service.ts';
import { takingService } from './taking.service.ts';

export const programService: Service<typeof programEndpoints> = {
  ...makingService,
  ...categoriesService,
  ...takingService,
  ...lessonsService,
  ...peopleService,
};
