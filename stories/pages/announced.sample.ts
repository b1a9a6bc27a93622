/** Announcements, featured items and candidates for stories. */
import type { FeaturedItem, PublicityShown } from '#schema/pages/pages.endpoints.ts';
import type { FeaturedChosen, AdminPublicity } from '#src/pages/announced/announced.queries.ts';
import type { Answers } from '../kit/FakeServer.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 8"><rect width="16" height="8" fill="#cfe3f5"/><circle cx="4" cy="3" r="2" fill="#7fb0dc"/><path d="M0 8 6 4l4 3 3-2 3 3z" fill="#4c86bd"/></svg>',
)}`;

const kept = (id: string, title: string, more: Partial<AdminPublicity> = {}): AdminPublicity => ({
  id,
  title,
  text: null,
  imageKey: null,
  imageUrl: null,
  link: null,
  placement: 'home',
  startsAt: null,
  endsAt: null,
  departmentIds: [],
  active: true,
  running: true,
  createdAt: '2026-11-01T15:00:00.000Z',
  ...more,
});

/** One announcement in each state. */
export const keptPublicity: readonly AdminPublicity[] = [
  kept('p1', 'Feria de salud', {
    text: 'Este viernes en la cafetería, de nueve a tres.',
    imageUrl: picture,
    imageKey: 'k1',
    link: '/pages/feria-de-salud',
    endsAt: '2026-11-27',
  }),
  kept('p2', 'El viernes cerramos a mediodía', {
    placement: 'banner',
    startsAt: '2026-11-25',
    running: false,
  }),
  kept('p3', 'Envíos gratis en diciembre', { placement: 'catalog', departmentIds: ['d1', 'd2', 'd3'] }),
  kept('p4', 'Encuesta de clima', { endsAt: '2026-10-31', running: false }),
  kept('p5', 'Nuevo comedor', { active: false, running: false }),
];

/** The announcements as users see them. */
export const announced: readonly PublicityShown[] = keptPublicity.slice(0, 3).map((one) => {
  const { id, title, text, imageUrl, link, placement } = one;
  return { id, title, text, imageUrl, link, placement };
});

const item = (
  id: string,
  kind: FeaturedItem['kind'],
  title: string,
  more: Partial<FeaturedItem> = {},
): FeaturedItem => ({
  id,
  kind,
  title,
  text: null,
  imageUrl: null,
  icon: null,
  link: '/catalog',
  ...more,
});

/** The featured items as users see them. */
export const featured: readonly FeaturedItem[] = [
  item('f1', 'page', 'Beneficios 2027', { text: 'Todo lo que cambia en enero.', link: '/pages/beneficios' }),
  item('f2', 'product', 'Termo de acero', { imageUrl: picture, text: 'Conserva el calor doce horas.' }),
  item('f3', 'link', 'Nuestro blog', { link: 'https://blog.example/' }),
];

/** The chosen items; the last one is not shown to users. */
export const chosen: readonly FeaturedChosen[] = [
  ...featured.map((shown) => ({
    id: shown.id,
    kind: shown.kind,
    targetId: shown.kind === 'link' ? null : `target-${shown.id}`,
    title: shown.title,
    link: shown.kind === 'link' ? shown.link : null,
    imageKey: null,
    imageUrl: null,
    shown,
  })),
  {
    id: 'f4',
    kind: 'coupon' as const,
    targetId: 'target-f4',
    title: 'Dos cafés por el precio de uno',
    link: null,
    imageKey: null,
    imageUrl: null,
    shown: null,
  },
];

/** The fake server of these stories. */
export const announcedAnswers: Answers = {
  PublicityList: () => ({ publicityList: keptPublicity }),
  FeaturedChoices: () => ({ featuredChoices: chosen }),
  Announcements: () => ({ publicity: announced }),
  FeaturedItems: () => ({ featured }),
  PagesToLink: () => ({
    pageEntries: [
      { id: 'page1', title: 'Beneficios 2027', slug: 'beneficios', icon: null },
      { id: 'page2', title: 'Feria de salud', slug: 'feria-de-salud', icon: null },
    ],
  }),
};
