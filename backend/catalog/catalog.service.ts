/** Stub. */
import type { catalogEndpoints } from '#schema/catalog/catalog.endpoints.ts';
import type { Service } from '../http/context.ts';

export const catalogService = {} as unknown as Service<typeof catalogEndpoints>; // replaced by its author
