/** Stub. */
import type { cartEndpoints } from '#schema/cart/cart.endpoints.ts';
import type { Service } from '../http/context.ts';

export const cartService = {} as unknown as Service<typeof cartEndpoints>; // replaced by its author
