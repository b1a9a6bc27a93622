/** Badges, awards, podium places and a credential for stories, dated relative to the story clock. */
import type { Award, BadgeShown } from '#src/recognitions/badges/badges.queries.ts';
import type { Place } from '#src/recognitions/podium/podium.queries.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import type { Me } from '#src/session/me.queries.ts';
import { storyTime } from '../../../.storybook/frozenClock.ts';
import { me, people } from '../../kit/world.sample.ts';

const day = 86_400_000;
const idOf = (kind: string, number: number): string =>
  `0192f0c1-${kind}-7000-8000-${String(number).padStart(12, '0')}`;

/** The reader with all permissions of an employee. */
export const reader: Me = {
  ...me,
  permissions: [...me.permissions, 'badges.see', 'podium.see', 'values.see', 'referrals.use'],
};

const tones = ['#8c2f6b', '#b5652a', '#3a71b5', '#2f855a', '#5b4aa8', '#a8324a'];
const picture = (index: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path d="M48 4 88 26v44L48 92 8 70V26z" fill="${tones[index % tones.length] ?? ''}"/><path d="m48 26 6.6 14.6 15.9 1.7-11.900 10.700 3.300 15.700L48 60.600 34.100 68.700l3.300-15.700L25.500 42.300l15.900-1.700z" fill="#ffd58a"/></svg>`,
  )}`;

const rows = [
  ['Estrella del cliente', 'Un cliente dio las gracias con nombre y apellido.', 25],
  ['Puente', 'Unió a dos áreas que no se hablaban lo suficiente.', 20],
  ['Chispa', 'Propuso una idea, la probó y la dejó funcionando.', 15],
  ['Faro', 'Enseñó con paciencia y dejó el camino iluminado.', 20],
  ['Brigada segura', 'Formación completa en primeros auxilios y evacuación.', 0],
] as const;

/** Five badges; the reader holds the first two; the last one has no image and is inactive. */
export const badges: readonly BadgeShown[] = rows.map(([name, description, points], index) => ({
  id: idOf('00ba', index),
  name,
  description,
  imageUrl: index === rows.length - 1 ? null : picture(index),
  points,
  isPublic: true,
  active: index !== rows.length - 1,
  awardedCount: (rows.length - index) * 7 - 7,
  isMine: index < 2,
  mayGive: index === 1 || index === 2,
}));

const badge = (index: number): BadgeShown =>
  badges[index % badges.length] ?? { ...(badges[0] as BadgeShown) };
const person = (index: number): PublicUser => people[index % people.length] ?? (people[0] as PublicUser);

/** One award in the past. */
export const award = (index: number, facts: Partial<Award> = {}): Award => ({
  id: idOf('00aa', index),
  badge: badge(index),
  user: person(0),
  awardedBy: person(index + 1),
  source: 'employee',
  postId: idOf('00e1', index),
  message:
    'Contestaste con paciencia a cada cliente durante la caída del viernes, y el lunes tres de ellos llamaron solo para dar las gracias.',
  credentialId: null,
  credentialRevoked: false,
  createdAt: new Date(storyTime - (index * 24 + 5) * day).toISOString(),
  ...facts,
});

/** The reader's awards: from a colleague, with a credential, from the organisation, and with a revoked credential. */
export const awards: readonly Award[] = [
  award(0),
  award(1, { credentialId: 'aurora~0192f0c1' }),
  award(2, { awardedBy: null, source: 'organization', postId: null }),
  award(3, { credentialId: 'aurora~0192f0c2', credentialRevoked: true }),
];

/** A place with the given points. */
const place = (rank: number, index: number, points: number | null): Place => ({
  rank,
  user: {
    ...person(index),
    id: idOf('0001', index),
    firstName: index < 8 ? person(index).firstName : `Persona ${index}`,
  },
  points,
  recognitions: Math.max(1, 24 - index),
  badges: Math.max(1, 6 - Math.floor(index / 2)),
  periodStart: '2026-11-01',
  periodEnd: '2026-11-30',
});

/** Places in rank order with descending points; null points if the organisation hides them. */
export const placesOf = (ranks: readonly number[], hidesPoints = false): readonly Place[] =>
  ranks.map((rank, index) => place(rank, index, hidesPoints ? null : 400 - rank * 15));

/** The reader's own place, far down. */
export const ownPlace = place(12, 0, 60);
