/** To be written. */
import type { ReactElement } from 'react';

/** To be written. */
export function CatalogScreen(): ReactElement {
  return <></>;
}
