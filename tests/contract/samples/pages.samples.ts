/** Valid calls of pages, announcements and featured items. */
import { products } from '#backend/stock/catalog.tables.ts';
import { customPages, publicity } from '#backend/pages/pages.tables.ts';
import type { RichText } from '#schema/kit/richText.ts';
import type { Store } from '#backend/store/port.ts';
import { firstId, type Calls } from './known.ts';

const lastFirst = [['createdAt', 'desc']] as const;

/** A published page with its address, the newest page, an announcement, and a product to feature. */
export const known = async (store: Store) => {
  const {
    rows: [page],
  } = await store.list(customPages, { where: { published: true }, order: [['position', 'asc']], limit: 1 });
  return {
    pageId: await firstId(store, customPages, { where: { published: true }, order: [['position', 'asc']] }),
    pageOrder: (await store.list(customPages)).rows.map(({ id }) => id).join(),
    pageSlug: page?.slug ?? 'nothing',
    sparePage: await firstId(store, customPages, { order: lastFirst }),
    announcement: await firstId(store, publicity, { order: lastFirst }),
    featuredProduct: await firstId(store, products, { where: { active: true, catalogId: null } }),
  };
};
/** The result of `known`; samples of other domains may use it. */
export type PagesKnown = Awaited<ReturnType<typeof known>>;

const content: RichText = [
  { type: 'heading', level: 2, text: [{ text: 'Horarios' }] },
  { type: 'list', ordered: true, items: [[{ text: 'De lunes a viernes', bold: true }]] },
  { type: 'paragraph', text: [{ text: 'Escribe a ' }, { text: 'Talento', link: 'mailto:t@a.example' }] },
];
const shown = { startsAt: '2026-01-01', endsAt: '2028-01-01', departmentIds: [] };

export const calls: Calls<PagesKnown> = {
  'pages.get': 'pageId',
  'pages.create': () => ({ body: { content } }),
  'pages.update': ({ pageId }) => ({ params: { id: pageId }, body: { content, seen: undefined } }),
  'pages.order': ({ pageOrder }) => ({ body: { ids: pageOrder.split(',') } }),
  'pages.remove': 'sparePage',
  'pages.read': ({ pageSlug }) => ({ params: { slug: pageSlug } }),
  'pages.dismissPublicity': 'announcement',
  'pages.createPublicity': () => ({ body: shown }),
  'pages.updatePublicity': ({ announcement }) => ({ params: { id: announcement }, body: shown }),
  'pages.removePublicity': 'announcement',
  'pages.feature': ({ pageId, featuredProduct }) => ({
    body: {
      items: [
        { kind: 'page', targetId: pageId },
        { kind: 'product', targetId: featuredProduct },
        { kind: 'link', title: 'El podio del mes', link: '/podium' },
      ],
    },
  }),
};
