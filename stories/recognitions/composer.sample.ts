/**
 * Server responses for the composer's stories: types with rules, values, badges, departments, settings, large
 * groups.
 */
import type { Post } from '#schema/posts/posts.shapes.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import type { ComposerType, ComposerValue } from '#src/feed/postTypes.queries.ts';
import type { ComposerBadge } from '#src/recognitions/recognitions.queries.ts';
import { storyTime } from '../../.storybook/frozenClock.ts';
import type { Answers } from '../kit/FakeServer.tsx';
import { me, people, types } from '../kit/world.sample.ts';

const idOf = (kind: string, number: number): string =>
  `0192f0c1-${kind}-7000-8000-${String(number).padStart(12, '0')}`;

/** Values of the organisation. */
export const values: readonly ComposerValue[] = [
  ['Trabajo en equipo', 'Teamwork', 'users'],
  ['Innovación', 'Innovation', 'lightbulb'],
  ['Cercanía con el cliente', 'Close to the customer', 'heart-handshake'],
  ['Integridad', 'Integrity', 'shield-check'],
].map(([name = '', nameEn = '', icon = ''], index) => ({
  id: idOf('00a1', index),
  name,
  nameEn,
  icon,
  iconUrl: null,
  active: true,
}));

const plain = (type: Post['types'][number], facts: Partial<ComposerType> = {}): ComposerType => ({
  ...type,
  superType: null,
  subTypes: [],
  minPoints: 0,
  maxPoints: null,
  valueId: null,
  leftThisMonth: null,
  receiverRoles: ['employee', 'manager', 'admin'],
  ...facts,
});

/** Types without rules. */
export const plainTypes: readonly ComposerType[] = types.map((type) => plain(type));

const people3 = { id: idOf('00b1', 0), name: 'Personas' };
const results = { id: idOf('00b1', 1), name: 'Resultados' };

/** Types with every kind of rule. */
export const ruledTypes: readonly ComposerType[] = types.map((type, index) =>
  plain(
    type,
    [
      {
        superType: people3,
        valueId: values[0]?.id ?? null,
        subTypes: [
          { id: idOf('00c1', 0), name: 'Ayuda entre áreas' },
          { id: idOf('00c1', 1), name: 'Acompañar a alguien nuevo' },
        ],
      },
      { superType: results, minPoints: 10, maxPoints: 50, valueId: values[1]?.id ?? null },
      { superType: people3, leftThisMonth: 1 },
      { superType: results, leftThisMonth: 0 },
    ][index] ?? {},
  ),
);

/** Badges to give; the last one has no image. */
export const badges: readonly ComposerBadge[] = [
  ['Manos que ayudan', 'Para quien deja lo suyo por un momento y ayuda.', 25],
  ['Idea del mes', 'Para la idea que ya se usa.', 50],
  ['Primer cliente', 'Para la primera venta.', 0],
].map(([name, description, points], index) => ({
  id: idOf('00d1', index),
  name: String(name),
  description: String(description),
  points: Number(points),
  imageUrl:
    index === 2
      ? null
      : `data:image/svg+xml,${encodeURIComponent(
          `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56"><circle cx="28" cy="28" r="26" fill="${index === 0 ? '#2f855a' : '#b7791f'}"/><circle cx="28" cy="28" r="20" fill="none" stroke="#fff" stroke-width="2"/><path d="M28 14l4 9 10 1-7.500 6.500 2 9.500-8.500-5-8.500 5 2-9.500L14 24l10-1z" fill="#fff"/></svg>`,
        )}`,
  mayGive: true,
}));

/** Many colleagues for long lists. */
export const crowd: readonly PublicUser[] = Array.from({ length: 140 }, (_, index) => {
  const like = people[1 + (index % (people.length - 2))] ?? people[1];
  if (like === undefined) throw new Error('the samples hold people');
  return {
    ...like,
    id: idOf('0009', index),
    lastName: `${like.lastName} ${String(index + 1)}`,
    email: `persona.${String(index)}@aurora.example`,
  };
});

/** A pending post that can still be undone. */
export const pendingPost: Post = {
  id: idOf('00e9', 0),
  kind: 'recognition',
  state: 'pending',
  sender: { ...me, active: true },
  receivers: people.slice(1, 3).map((user) => ({ user, points: 25 })),
  amount: 50,
  types: types.slice(0, 1),
  subType: null,
  values: [],
  badge: null,
  message: 'Gracias por quedarte hasta cerrar el informe de marzo: llegamos a tiempo con el cliente.',
  pollId: null,
  years: null,
  attachments: [],
  isPrivate: false,
  filed: false,
  hidden: false,
  likesCount: 0,
  commentsCount: 0,
  boostPoints: 0,
  boostsCount: 0,
  myReaction: null,
  topReactions: [],
  reportedByMe: false,
  may: ['undo'],
  publishAt: new Date(storyTime + 10_000).toISOString(),
  editedAt: null,
  createdAt: new Date(storyTime).toISOString(),
};

/** The responses of a default organisation. */
export const ordinary: Answers = {
  PostTypes: () => ({ postTypes: plainTypes }),
  ComposerValues: () => ({ values }),
  ComposerBadges: () => ({ badges }),
  ComposerSettings: () => ({ recognitionSettings: { privateAllowed: true } }),
  CrowdDepartments: () => ({
    departments: [
      { id: 'd1', name: 'Ventas', usersCount: 12 },
      { id: 'd2', name: 'Tecnología', usersCount: 140 },
    ],
  }),
  CrowdGroups: () => ({ groups: [{ id: 'g1', name: 'Brigada de emergencia', userIds: ['a', 'b', 'c'] }] }),
};
