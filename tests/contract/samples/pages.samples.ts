/** Valid calls of pages, announcements and featured items. */
import { products } from '#backend/stock/catalog.tables.ts';
import { customPages, publicity } from '#backend/pages/pages.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { firstId, type FieldSamples, type RestSamples } from './known.ts';

const lastFirst = [['createdAt', 'desc']] as const;

/** A published page with its address, the newest page, an announcement, and a product to feature. */
export const known = async (store: Store) => {
  const {
    rows: [page],
  } = await store.list(customPages, { where: { published: true }, order: [['position', 'asc']], limit: 1 });
  const { rows: all } = await store.list(customPages);
  return {
    page: await firstId(store, customPages, { where: { published: true }, order: [['position', 'asc']] }),
    pageOrder: all.map(({ id }) => id).join(),
    pageSlug: page?.slug ?? 'nothing',
    sparePage: await firstId(store, customPages, { order: lastFirst }),
    announcement: await firstId(store, publicity, { order: lastFirst }),
    featuredProduct: await firstId(store, products, { where: { active: true, catalogId: null } }),
  };
};
/** The result of `known`; samples of other domains may use it. */
export type PagesKnown = Awaited<ReturnType<typeof known>>;

const content = [
  { type: 'heading', level: 2, text: [{ text: 'Horarios' }] },
  { type: 'list', ordered: true, items: [[{ text: 'De lunes a viernes', bold: true }]] },
  { type: 'paragraph', text: [{ text: 'Escribe a ' }, { text: 'Talento', link: 'mailto:t@a.example' }] },
];
const announced = {
  title: 'Carrera anual',
  text: 'Inscríbete antes del viernes.',
  link: 'https://carrera.example/2026',
  placement: 'banner',
  starts_at: '2026-01-01',
  ends_at: '2028-01-01',
  department_ids: [],
  active: true,
};
const featured = (page: string, product: string) => [
  { kind: 'page', target_id: page },
  { kind: 'product', target_id: product },
  { kind: 'link', title: 'El podio del mes', link: '/podium' },
];

export const restSamples: RestSamples<PagesKnown> = {
  'pages.list': () => ({}),
  'pages.get': ({ page }) => ({ params: { id: page } }),
  'pages.create': () => ({
    body: { title: 'Horarios', slug: 'horarios', content, icon: 'sun', position: 7, published: true },
  }),
  'pages.update': ({ page }) => ({
    params: { id: page },
    body: { title: 'Bienvenida a todos', content, published: true },
  }),
  'pages.order': ({ pageOrder }) => ({ body: { ids: pageOrder.split(',') } }),
  'pages.remove': ({ sparePage }) => ({ params: { id: sparePage } }),
  'pages.published': () => ({}),
  'pages.read': ({ pageSlug }) => ({ params: { slug: pageSlug } }),
  'pages.publicity': () => ({}),
  'pages.dismissPublicity': ({ announcement }) => ({ params: { id: announcement } }),
  'pages.publicityList': () => ({}),
  'pages.createPublicity': () => ({ body: announced }),
  'pages.updatePublicity': ({ announcement }) => ({
    params: { id: announcement },
    body: { title: 'Carrera anual', ends_at: null, active: false },
  }),
  'pages.removePublicity': ({ announcement }) => ({ params: { id: announcement } }),
  'pages.featured': () => ({}),
  'pages.featuredChoices': () => ({}),
  'pages.feature': ({ page, featuredProduct }) => ({ body: { items: featured(page, featuredProduct) } }),
};

export const fieldSamples: FieldSamples<PagesKnown> = {
  'Query.customPages': () => '',
  'Query.customPage': ({ page }) => `(id: "${page}")`,
  'Query.pageEntries': () => '',
  'Query.pageView': ({ pageSlug }) => `(slug: "${pageSlug}")`,
  'Query.publicity': () => '',
  'Query.publicityList': () => '',
  'Query.featured': () => '',
  'Query.featuredChoices': () => '',
  'Mutation.createCustomPage': () =>
    '(input: { title: "Horarios", slug: "horarios", content: [{ type: "paragraph", text: [{ text: "De 9 a 6" }] }] })',
  'Mutation.orderCustomPages': ({ pageOrder }) => `(ids: ${JSON.stringify(pageOrder.split(','))})`,
  'Mutation.updateCustomPage': ({ page }) => `(id: "${page}", input: { title: "Bienvenida a todos" })`,
  'Mutation.deleteCustomPage': ({ sparePage }) => `(id: "${sparePage}")`,
  'Mutation.dismissPublicity': ({ announcement }) => `(id: "${announcement}")`,
  'Mutation.createPublicity': () => '(input: { title: "Carrera anual", placement: banner })',
  'Mutation.updatePublicity': ({ announcement }) => `(id: "${announcement}", input: { active: false })`,
  'Mutation.deletePublicity': ({ announcement }) => `(id: "${announcement}")`,
  'Mutation.feature': ({ page }) => `(input: { items: [{ kind: page, targetId: "${page}" }] })`,
};
