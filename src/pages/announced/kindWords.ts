/** Words for the kinds of featured items. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FeaturedKind } from '#schema/pages/pages.rules.ts';

/** For each kind: its name, the search label, the empty text, and the reason for hidden items. */
export const kindWords: Readonly<
  Record<
    FeaturedKind,
    {
      readonly label: MessageDescriptor;
      readonly search: MessageDescriptor;
      readonly none: MessageDescriptor;
      readonly unseen: MessageDescriptor;
    }
  >
> = {
  page: {
    label: msg`Página`,
    search: msg`Buscar páginas`,
    none: msg`No hay páginas publicadas.`,
    unseen: msg`La página ya no existe o no está publicada.`,
  },
  product: {
    label: msg`Producto`,
    search: msg`Buscar productos`,
    none: msg`No hay productos activos.`,
    unseen: msg`El producto ya no existe, está desactivado o cerró su fecha.`,
  },
  coupon: {
    label: msg`Cupón`,
    search: msg`Buscar cupones`,
    none: msg`No hay cupones activos.`,
    unseen: msg`El cupón ya no existe, está desactivado o no es su fecha.`,
  },
  poll: {
    label: msg({ message: 'Encuesta', context: 'poll' }),
    search: msg`Buscar encuestas`,
    none: msg`No hay encuestas abiertas en las últimas publicaciones.`,
    unseen: msg`La encuesta ya no existe o ya cerró.`,
  },
  link: {
    label: msg`Enlace`,
    search: msg`Buscar enlaces`,
    none: msg`No hay enlaces.`,
    unseen: msg`El enlace no está completo.`,
  },
};
