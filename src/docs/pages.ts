/** The pages of the documentation in their groups, as the menu and the addresses have them (spec §2). */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** One page. */
export interface DocsPage {
  /** Below the place of the documentation; the default page is the place itself. */
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

/** The page at a path; undefined where there is none. */
export const pageAt = (path: string): DocsPage | undefined =>
  docsGroups.flatMap(({ pages }) => pages).find((page) => page.path === (path.replace(/\/+$/, '') || '/'));
