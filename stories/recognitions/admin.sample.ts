/** Data of the recognition administration for stories: types, badges, reports and referrals. */
import type { Reported } from '#src/recognitions/admin/moderation.queries.ts';
import type { AdminType } from '#src/recognitions/admin/types.queries.ts';
import { people, posts, types as tagLooks } from '../kit/world.sample.ts';

const day = 86_400_000;
const first = people[0];
const second = people[1];
const third = people[2];
if (first === undefined || second === undefined || third === undefined)
  throw new Error('the samples hold three people');

const members = ['employee', 'manager', 'admin'] as const;
const idOf = (kind: string, number: number): string =>
  `0192f0c1-${kind}-7000-8000-${String(number).padStart(12, '0')}`;

/** Types with their rules; the last one is inactive. */
export const adminTypes: readonly AdminType[] = tagLooks.map((look, index) => ({
  ...look,
  iconKey: null,
  id: idOf('00f2', index),
  description: 'Para quien suma su esfuerzo al de otras personas y llega más lejos con ellas.',
  minPoints: index * 5,
  maxPoints: index === 1 ? null : 150,
  roles: index === 2 ? ['manager', 'admin'] : [...members],
  receiverRoles: [...members],
  createdAt: new Date(Date.UTC(2026, 0, 12)).toISOString(),
  seenBy: index === 2 ? 'managers' : 'everyone',
  superTypeId: index < 2 ? idOf('00f4', 0) : null,
  valueId: null,
  recognitionGroupId: index === 2 ? idOf('00f5', 0) : null,
  active: index !== 3,
}));

/** Tags: one per type, and a second one for the first type. */
export const adminTags = [
  ...tagLooks.map((look, index) => ({
    ...look,
    iconKey: null,
    recognitionTypeId: idOf('00f2', index),
    active: true,
  })),
  {
    id: idOf('00f1', 9),
    name: 'Compañerismo',
    nameEn: null,
    color: '#2f855a',
    icon: 'users',
    iconKey: null,
    iconUrl: null,
    recognitionTypeId: idOf('00f2', 0),
    active: false,
  },
];

/** Subtypes of the first type. */
export const adminSubTypes = ['Entre áreas', 'Con quien empieza'].map((name, index) => ({
  id: idOf('00f3', index),
  name,
  recognitionTypeId: idOf('00f2', 0),
  description: '',
  icon: null,
  active: index === 0,
}));

/** One super type over two types. */
export const adminSuperTypes = [
  {
    id: idOf('00f4', 0),
    name: 'Día a día',
    recognitionTypeIds: [idOf('00f2', 0), idOf('00f2', 1)],
    description: 'Lo que sostiene cada jornada.',
    icon: 'sun',
    active: true,
  },
];

/** A group with people, one of whom has left. */
export const adminGroups = [
  {
    id: idOf('00f5', 0),
    name: 'Comité de cultura',
    recognitionTypeIds: [idOf('00f2', 2)],
    userIds: [...people.slice(0, 5).map(({ id }) => id), idOf('0001', 99)],
    monthlyLimit: 3,
    active: true,
    createdAt: new Date(Date.UTC(2026, 0, 12)).toISOString(),
  },
];

/** Badges without images, so that no story waits for one. */
export const adminBadges = ['Mentora', 'Faro', 'Puente'].map((name, index) => ({
  id: idOf('00b1', index),
  name,
  description: 'Enseñó con paciencia y dejó el camino iluminado.',
  imageUrl: null,
  points: index * 20,
  isPublic: index !== 2,
  roles: index === 0 ? [...members] : (['admin'] as const),
  categoryId: null,
  active: index !== 2,
  awardedCount: index * 7,
  isMine: false,
  mayGive: true,
  createdAt: new Date(Date.UTC(2026, 0, 12)).toISOString(),
}));

const ago = (days: number): string => new Date(Date.UTC(2026, 2, 18) - days * day).toISOString();

/** The holders of a badge. */
export const adminHolders = people.slice(1, 4).map((user, index) => ({
  id: idOf('00b2', index),
  user,
  awardedBy: index === 0 ? null : first,
  source: index === 0 ? ('organization' as const) : ('employee' as const),
  message: index === 1 ? '' : 'Por acompañar a quienes entraron este mes.',
  createdAt: ago(index * 9),
}));

/** The recognition settings. */
export const adminRules = {
  boostEnabled: true,
  boostMax: 20,
  showPoints: 'everyone',
  privateAllowed: true,
  reportsToHide: 2,
  referralPoints: 200,
} as const;

/** The podium settings. */
export const adminPodium = {
  enabled: true,
  period: 'month',
  places: 10,
  showPoints: true,
  accumDefault: false,
} as const;

const [post] = posts;
if (post === undefined) throw new Error('the samples hold a post');

/** A post that two people reported, still open. */
export const adminReports: readonly Reported[] = [
  {
    post: { ...post, state: 'published', hidden: true, isPrivate: false, badge: null, attachments: [] },
    reports: [
      {
        id: idOf('00c1', 0),
        user: second,
        reason: 'points_abuse',
        note: 'Se mandan puntos cada semana.',
        createdAt: ago(1),
      },
      { id: idOf('00c1', 1), user: third, reason: 'other', note: '', createdAt: ago(0) },
    ],
    verdict: null,
    decidedBy: null,
    decidedAt: null,
  },
];

/** The same post with a decision. */
export const adminDecided: typeof adminReports = adminReports.map((one) => ({
  ...one,
  post: { ...one.post, hidden: false },
  verdict: 'keep',
  decidedBy: first,
  decidedAt: ago(0),
}));

/** Referrals in every state. */
export const adminReferrals = (['sent', 'contacted', 'hired', 'rejected'] as const).map((status, index) => ({
  id: idOf('00d1', index),
  referredBy: people[index + 1] ?? first,
  name: ['Paula Cervantes', 'Omar Lizárraga', 'Dulce Quintanilla', 'Ismael Bojórquez'][index] ?? '',
  email: `persona${index}@correo.example`,
  phone: index === 0 ? null : '+52 55 5555 0111',
  position: 'Ingeniería de datos',
  message: 'Le gusta explicar lo que hace y contesta con ejemplos.',
  status,
  pointsAwarded: status === 'hired' ? 200 : 0,
  note: '',
  createdAt: ago(index * 20),
}));

/** Values in order; the last one is inactive. */
export const adminValues = ['Cercanía', 'Hacerlo bien', 'Curiosidad'].map((name, index) => ({
  id: idOf('00e5', index),
  name,
  nameEn: null,
  description: 'Nos tratamos como nos gustaría que nos trataran.',
  icon: ['heart-handshake', 'badge-check', 'lightbulb'][index] ?? null,
  iconKey: null,
  iconUrl: null,
  position: index,
  active: index !== 2,
  recognitions: [223, 1, 0][index] ?? 0,
  createdAt: ago(index),
}));

/** A single page with all items. */
export const onePage = <T>(items: readonly T[]) => ({
  items,
  pagination: { page: 1, perPage: 20, totalPages: 1, total: items.length },
});
