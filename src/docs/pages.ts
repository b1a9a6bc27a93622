/** The pages of the documentation in their groups, for the menu and the addresses (spec §2). */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** One page. */
export interface DocsPage {
  /** Relative to the base of the documentation; the default page is the base itself. */
  readonly path: '/' | '/authenticate' | '/services';
  readonly title: MessageDescriptor;
}

/** One group of the menu. */
export interface DocsGroup {
  readonly id: 'about' | 'howTo';
  readonly title: MessageDescriptor;
  readonly pages: readonly DocsPage[];
}

/** In the order of the menu. */
export const docsGroups: readonly DocsGroup[] = [
  {
    id: 'about',
    title: msg`Acerca de`,
    pages: [{ path: '/', title: msg`Información general` }],
  },
  {
    id: 'howTo',
    title: msg`Guía práctica`,
    pages: [
      { path: '/authenticate', title: msg`Autenticación` },
      { path: '/services', title: msg`Servicios de la API pública` },
    ],
  },
];

/** The page at a path; undefined for an unknown one. */
export const pageAt = (path: string): DocsPage | undefined =>
  docsGroups.flatMap(({ pages }) => pages).find((page) => page.path === (path.replace(/\/+$/, '') || '/'));
