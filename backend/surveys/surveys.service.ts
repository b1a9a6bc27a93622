/** Surveys of kind poll (spec §5). */
import type { surveyEndpoints } from '#schema/surveys/surveys.endpoints.ts';
import type { Service } from '../http/context.ts';
import { pollService } from './polls.service.ts';
import { voteService } from './votes.service.ts';

export const surveyService: Service<typeof surveyEndpoints> = { ...pollService, ...voteService };
