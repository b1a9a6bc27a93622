/** The options of a line, such as a size. */
import type { ReactElement } from 'react';
import type { CartItem } from '#schema/cart/cart.shapes.ts';

/** "Talla: M · Color: azul"; nothing without options. */
export function OptionWords({ options }: Pick<CartItem, 'options'>): ReactElement | null {
  const words = Object.entries(options).map(([name, value]) => `${name}: ${value}`);
  return words.length === 0 ? null : <p className="text-small text-soft">{words.join(' · ')}</p>;
}
