/** What the domains above are told of a product. */
import { domainEvent } from '../kit/domainEvent.ts';

/** A product that nobody ever ordered is removed. */
export const productRemoved = domainEvent<{ readonly id: string }>('product.removed');
