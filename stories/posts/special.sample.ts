/** Posts with every special feature. */
import type { Post } from '#schema/posts/posts.shapes.ts';
import { ago, day, idOf, one, person, values } from '../kit/world.sample.ts';

const picture = (hue: number, name: string): Post['attachments'][number] => ({
  name,
  contentType: 'image/svg+xml',
  size: 284_113,
  url: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675"><rect width="1200" height="675" fill="hsl(${hue} 40% 82%)"/><circle cx="${300 + hue}" cy="420" r="220" fill="hsl(${hue} 45% 62%)"/><path d="M0 560q300-160 600-40t600-60v215H0z" fill="hsl(${hue} 35% 45%)"/></svg>`,
  )}`,
});

const medal = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 72"><path d="M22 4h12l6 24H30zM50 4H38l-6 24h10z" fill="#3a71b5"/><circle cx="36" cy="44" r="22" fill="#e0b040"/><circle cx="36" cy="44" r="15" fill="#f5d98b"/></svg>',
)}`;

/** Posts by their special feature. */
export const special = {
  badge: one(40, {
    kind: 'badge',
    sender: person(2),
    receivers: [{ user: person(0), points: 100 }],
    amount: 100,
    types: [],
    badge: { id: idOf('00ba', 0), name: 'Quien abre camino', imageUrl: medal },
    message: 'Nadie había llevado el portal a las sucursales, y lo hiciste en tres semanas.',
    may: ['report', 'comment', 'react'],
  }),
  orgBadge: one(41, {
    kind: 'org_badge',
    sender: null,
    receivers: [1, 4].map((index) => ({ user: person(index), points: 0 })),
    amount: 0,
    types: [],
    badge: { id: idOf('00ba', 1), name: 'Cinco años juntos', imageUrl: medal },
    message: '',
  }),
  files: one(42, {
    subType: { id: idOf('00f3', 0), name: 'Mentoría' },
    values,
    attachments: [
      picture(200, 'taller.svg'),
      picture(20, 'equipo.svg'),
      picture(120, 'tablero.svg'),
      picture(280, 'cierre.svg'),
      picture(60, 'salida.svg'),
      {
        name: 'Guía de bienvenida.pdf',
        contentType: 'application/pdf',
        size: 1_240_332,
        url: '#',
      },
    ],
  }),
  mine: one(43, {
    sender: person(0),
    receivers: [{ user: person(4), points: 50 }],
    editedAt: ago(3 * day),
    may: ['edit', 'remove', 'file', 'comment', 'react'],
    likesCount: 1,
    myReaction: null,
    topReactions: ['support'],
  }),
  away: one(44, {
    filed: true,
    isPrivate: true,
    amount: null,
    receivers: [{ user: person(3), points: null }],
    boostsCount: 2,
    boostPoints: null,
  }),
  reported: one(45, { hidden: true, reportedByMe: true, may: [] }),
  removed: one(46, { state: 'removed', may: [], commentsCount: 2 }),
  pending: one(47, {
    sender: person(0),
    state: 'pending',
    may: ['edit', 'undo'],
    publishAt: ago(-8_000),
    createdAt: ago(2_000),
  }),
} satisfies Readonly<Record<string, Post>>;
