/** A delivery address as text. */
import type { ReactElement } from 'react';
import type { Delivery } from '#schema/orders/orders.shapes.ts';

/** Lines of an address. */
export const DeliveryWords = ({ delivery }: { delivery: Delivery }): ReactElement => (
  <address className="mt-1 flex flex-col not-italic">
    <span>{delivery.name}</span>
    <span className="text-soft">{delivery.phone}</span>
    <span>{delivery.address}</span>
    <span>{delivery.city}</span>
    {delivery.notes === '' ? null : <span className="text-soft">{delivery.notes}</span>}
  </address>
);
