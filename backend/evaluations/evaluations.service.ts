/** Evaluations (spec §7). */
import type { evaluationEndpoints } from '#schema/evaluations/evaluations.endpoints.ts';
import type { Service } from '../http/context.ts';
import { calibratingService } from './calibrating.service.ts';
import { cyclesService } from './cycles.service.ts';
import { peersService } from './peers.service.ts';
import { remindingService } from './reminding.service.ts';
import { resultsService } from './results.service.ts';
import { writingService } from './writing.service.ts';

export const evaluationService: Service<typeof evaluationEndpoints> = {
  ...cyclesService,
  ...peersService,
  ...remindingService,
  ...writingService,
  ...resultsService,
  ...calibratingService,
};
