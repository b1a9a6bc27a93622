/** Events of products. */
import { domainEvent } from '../kit/domainEvent.ts';

/** A product without orders was removed. */
export const productRemoved = domainEvent<{ readonly id: string }>('product.removed');
