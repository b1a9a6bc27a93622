/** The services of the domain, gathered from its parts. */
import type { pointEndpoints } from '#schema/points/points.endpoints.ts';
import type { Service } from '../http/context.ts';
import { statementService } from './statement.service.ts';

export const pointService = { ...statementService } as unknown as Service<typeof pointEndpoints>; // its other parts are on their way
