/** All calls about surveys (spec §5, §7 "Surveys, evaluations, programs"). */
import { answeringEndpoints } from './answering.endpoints.ts';
import { makingEndpoints } from './making.endpoints.ts';
import { pollEndpoints } from './polls.endpoints.ts';
import { readingEndpoints } from './reading.endpoints.ts';

export const surveyEndpoints = {
  ...pollEndpoints,
  ...answeringEndpoints,
  ...makingEndpoints,
  ...readingEndpoints,
} as const;
