/** All rows of the domain: ideas, and cases (suggestions and complaints). */
import { caseEndpoints } from './cases.endpoints.ts';
import { ideaEndpoints } from './ideas.endpoints.ts';

export const feedbackRows = { ...ideaEndpoints, ...caseEndpoints } as const;
