/** The cart in the top bar, fetched only if the organisation has a catalog. */
import { useLingui } from '@lingui/react/macro';
import { ShoppingCart } from 'lucide-react';
import type { ReactElement } from 'react';
import { IconLink } from './IconLink.tsx';

/** A link to `/cart`. */
export function CartLink(): ReactElement {
  const { t } = useLingui();
  return <IconLink to="/cart" icon={ShoppingCart} label={t`Carrito`} />;
}
