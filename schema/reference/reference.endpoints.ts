/** Calls for lists that change with a release only (spec §7). */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Id } from '../kit/shapes.ts';

export const SupportedLanguage = z.object({ id: Id, code: z.string(), name: z.string() });

export const referenceEndpoints = endpoints({
  languages: {
    route: 'GET /language',
    reply: z.array(SupportedLanguage),
    can: 'session.use',
    origin: 'spec',
  },
});
