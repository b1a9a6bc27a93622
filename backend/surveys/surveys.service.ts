/** Surveys of all kinds (spec §5, §7). */
import type { surveyEndpoints } from '#schema/surveys/surveys.endpoints.ts';
import type { Service } from '../http/context.ts';
import { answeringService } from './answering.service.ts';
import { makingService } from './making.service.ts';
import { pollService } from './polls.service.ts';
import { readingService } from './reading.service.ts';
import { resultsService } from './results.service.ts';
import { voteService } from './votes.service.ts';

export const surveyService: Service<typeof surveyEndpoints> = {
  ...pollService,
  ...voteService,
  ...answeringService,
  ...makingService,
  ...readingService,
  ...resultsService,
};
