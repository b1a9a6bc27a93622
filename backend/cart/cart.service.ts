/** The cart, stock holds and the purchase. */
import type { cartEndpoints } from '#schema/cart/cart.endpoints.ts';
import type { Service } from '../http/context.ts';
import { buyService } from './buy.ts';
import { holdService } from './hold.service.ts';
import { lineService } from './lines.service.ts';

export const cartService: Service<typeof cartEndpoints> = { ...lineService, ...holdService, ...buyService };
