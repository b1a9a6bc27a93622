/** Building, publishing and steering surveys. */
import type { makingEndpoints } from '#schema/surveys/making.endpoints.ts';
import type { Service } from '../http/context.ts';
import { notBuilt } from './notBuilt.ts';

export const makingService: Service<typeof makingEndpoints> = {
  create: notBuilt,
  update: notBuilt,
  publish: notBuilt,
  activate: notBuilt,
  multiResponse: notBuilt,
  date: notBuilt,
  points: notBuilt,
  recognition: notBuilt,
  notify: notBuilt,
  series: notBuilt,
  audience: notBuilt,
  tellOutcome: notBuilt,
  remove: notBuilt,
};
