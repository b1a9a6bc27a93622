/** Words for the placements of announcements. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { House, PanelTop, ShoppingBag, type LucideIcon } from 'lucide-react';
import type { Placement } from '#schema/pages/pages.rules.ts';

/** Name, description and icon of a placement. */
export const placementWords: Readonly<
  Record<
    Placement,
    { readonly label: MessageDescriptor; readonly detail: MessageDescriptor; readonly icon: LucideIcon }
  >
> = {
  home: { label: msg`En el inicio`, detail: msg`Una tarjeta junto a los reconocimientos.`, icon: House },
  banner: {
    label: msg`Sobre las páginas`,
    detail: msg`Una línea arriba de todo, hasta que cada quien la cierra.`,
    icon: PanelTop,
  },
  catalog: {
    label: msg`En el catálogo`,
    detail: msg`Una línea sobre los productos.`,
    icon: ShoppingBag,
  },
};
