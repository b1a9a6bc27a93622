/** Stub. */
import type { orderEndpoints } from '#schema/orders/orders.endpoints.ts';
import type { Service } from '../http/context.ts';

export const orderService = {} as unknown as Service<typeof orderEndpoints>; // replaced by its author
