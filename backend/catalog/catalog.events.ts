/** Events of products. */
import { domainEvent } from '../kit/domainEvent.ts';

/** A product without an order is removed. */
export const productRemoved = domainEvent<{ readonly id: string }>('product.removed');
