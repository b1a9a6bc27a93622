/** People, types, posts and comments for stories, dated relative to the story clock. */
import type { Comment, Post } from '#schema/posts/posts.shapes.ts';
import type { StatementLine } from '#schema/points/points.endpoints.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import type { Me } from '#src/session/me.queries.ts';
import { storyTime } from '../../.storybook/frozenClock.ts';

// Uses `storyTime`, because samples are created before the clock of a story is frozen.
/** In ms. */
export const minute = 60_000;
/** In ms. */
export const day = 1_440 * minute;
/** An id of a kind, by number. */
export const idOf = (kind: string, number: number): string =>
  `0192f0c1-${kind}-7000-8000-${String(number).padStart(12, '0')}`;
/** A moment the given ms before the story clock. */
export const ago = (ms: number): string => new Date(storyTime - ms).toISOString();

const rows = [
  ['Ana', 'Rivas', 'Diseñadora de producto', 'Producto'],
  ['Luis', 'Paz', 'Analista de datos', 'Datos'],
  ['Marta', 'Ruiz', 'Jefa de operaciones', 'Operaciones'],
  ['Tomás', 'Ibáñez', 'Soporte al cliente', 'Atención'],
  ['Camila', 'Núñez Arce', 'Ingeniera de software', 'Tecnología'],
  ['Joaquín', 'Vidal', 'Ejecutivo de cuentas', 'Ventas'],
  ['Elena', 'Castaño', 'Responsable de personas', 'Personas'],
  ['Bruno', 'Salas', 'Contador', 'Finanzas'],
] as const;

/** Colleagues; the last one takes no points. */
export const people: readonly PublicUser[] = rows.map(
  ([firstName, lastName, jobPosition, departmentName], index) => ({
    id: idOf('0001', index),
    firstName,
    lastName,
    email: `${firstName}.${lastName.split(' ')[0] ?? ''}@aurora.example`
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase(),
    jobPosition,
    departmentId: idOf('000d', index),
    departmentName,
    profileImageUrl: null,
    active: true,
    takesPoints: index !== rows.length - 1,
  }),
);

/** A colleague by number. */
export const person = (index: number): PublicUser => people[index] ?? people[0] ?? { ...left };

/** A person who left the organisation. */
export const left: PublicUser = {
  id: idOf('0001', 99),
  firstName: 'Eva',
  lastName: 'Montes',
  email: 'eva.montes@aurora.example',
  jobPosition: 'Diseñadora',
  departmentId: null,
  departmentName: null,
  profileImageUrl: null,
  active: false,
  takesPoints: true,
};

/** The signed-in user: Ana. */
export const me: Me = {
  ...person(0),
  orgId: idOf('00aa', 0),
  userType: 'employee',
  permissions: [
    'session.use',
    'people.search',
    'feed.see',
    'recognition.send',
    'polls.use',
    'wallet.see',
    'points.request',
    'levels.see',
    'store.use',
  ],
  language: 'spanish',
  pointsToGive: 240,
  pointsToRedeem: 1_615,
};

const drawn = { iconUrl: null };

/** The types in the composer. */
export const types: Post['types'] = [
  {
    id: idOf('00f1', 0),
    name: 'Trabajo en equipo',
    nameEn: 'Teamwork',
    color: '#2f855a',
    icon: 'handshake',
    ...drawn,
  },
  {
    id: idOf('00f1', 1),
    name: 'Innovación',
    nameEn: 'Innovation',
    color: '#b7791f',
    icon: 'lightbulb',
    ...drawn,
  },
  {
    id: idOf('00f1', 2),
    name: 'Cercanía con el cliente',
    nameEn: 'Close to the customer',
    color: '#3a71b5',
    icon: 'heart-handshake',
    ...drawn,
  },
  {
    id: idOf('00f1', 3),
    name: 'Compromiso',
    nameEn: 'Commitment',
    color: '#97266d',
    icon: 'mountain',
    ...drawn,
  },
];

/** Values of the organisation. */
export const values: Post['values'] = [
  { id: idOf('00f2', 0), name: 'Curiosidad', nameEn: 'Curiosity', icon: 'compass', ...drawn },
  { id: idOf('00f2', 1), name: 'Palabra cumplida', nameEn: 'Kept promises', icon: 'shield-check', ...drawn },
];

const messages = [
  'Gracias por quedarte hasta cerrar el informe de marzo. Encontraste el error de la tabla de costos cuando ya nadie lo buscaba, y llegamos a tiempo con el cliente gracias a ti.',
  'La migración salió sin una sola llamada de soporte. Se nota cuando alguien prepara las cosas con calma.',
  'Tu guía de bienvenida me ahorró la primera semana. La compartí con quienes entraron este mes y todos dicen lo mismo.',
  '¡Qué presentación! Explicaste el rediseño con tanta claridad que ventas ya lo usa como material propio.\n\nGracias por ensayarla con el equipo, quedamos muy orgullosos.',
  'Por contestar con paciencia a cada cliente durante la caída del viernes.',
] as const;

/** Actions on another user's post. */
const colleague: Post['may'] = ['boost', 'report', 'comment', 'react'];

/** A default post by number, with overrides. */
export const one = (index: number, facts: Partial<Post>): Post => ({
  id: idOf('00e1', index),
  kind: 'recognition',
  state: 'published',
  sender: person(1 + (index % 6)),
  receivers: [{ user: person(2 + (index % 5)), points: 50 }],
  amount: 50,
  types: types.slice(index % 4, (index % 4) + 1),
  subType: null,
  values: [],
  badge: null,
  pollId: null,
  years: null,
  attachments: [],
  isPrivate: false,
  filed: false,
  hidden: false,
  boostPoints: 0,
  boostsCount: 0,
  reportedByMe: false,
  may: colleague,
  publishAt: null,
  editedAt: null,
  message: messages[index % messages.length] ?? '',
  likesCount: (index * 5) % 13,
  commentsCount: (index * 3) % 4,
  myReaction: null,
  topReactions: (index * 5) % 13 === 0 ? [] : ['love', 'celebrate'],
  createdAt: ago(index === 0 ? 20 * minute : index * day),
  ...facts,
});

/** The newest posts: one to the reader, one to many, one without points, then default posts. */
export const posts: readonly Post[] = [
  one(0, {
    sender: person(2),
    receivers: [{ user: person(0), points: 50 }],
    myReaction: 'love',
    likesCount: 12,
    topReactions: ['love', 'celebrate', 'like'],
    commentsCount: 3,
    values: values.slice(0, 1),
    may: ['report', 'comment', 'react'],
  }),
  one(1, {
    sender: person(6),
    receivers: [1, 3, 4, 5, 2].map((index) => ({ user: person(index), points: 20 })),
    amount: 100,
    types: types.slice(0, 2),
    boostPoints: 40,
    boostsCount: 3,
  }),
  one(2, { receivers: [{ user: person(7), points: 0 }], amount: 0 }),
  one(3, {
    receivers: [
      { user: person(4), points: 17 },
      { user: person(5), points: 16 },
    ],
    amount: 33,
  }),
  ...Array.from({ length: 16 }, (_, index) => one(index + 4, {})),
];

/** A long feed. */
export const manyPosts = (count: number): readonly Post[] =>
  Array.from({ length: count }, (_, index) => one(index, { id: idOf('00e2', index) }));

const line = (index: number, facts: Partial<StatementLine>): StatementLine => ({
  id: idOf('00b1', index),
  purse: 'redeem',
  kind: 'recognition',
  amount: 50,
  balanceAfter: 1_615 - index * 40,
  counterpart: person(1 + (index % 6)),
  cause: { kind: 'post', id: posts[index % posts.length]?.id ?? '' },
  note: '',
  reverses: null,
  createdAt: ago(index * 4 * day + minute),
  ...facts,
});

/** Movements over several months: received, given, renewed, reversed. */
export const statement: readonly StatementLine[] = [
  line(0, { amount: 50, balanceAfter: 1_615 }),
  line(1, { purse: 'give', amount: -60, balanceAfter: 240 }),
  line(2, { purse: 'give', amount: 20, balanceAfter: 300, reverses: idOf('00b1', 77) }),
  line(3, { amount: 17, balanceAfter: 1_565 }),
  line(4, {
    purse: 'give',
    kind: 'allowance',
    counterpart: null,
    cause: null,
    amount: 300,
    balanceAfter: 300,
  }),
  ...Array.from({ length: 14 }, (_, index) => line(index + 5, {})),
];

/** Comments of another user and of the reader, with answers and an edit. */
export const conversation: readonly Comment[] = [
  {
    id: idOf('00c1', 0),
    postId: posts[0]?.id ?? '',
    user: person(3),
    message: 'Yo estaba en esa llamada. Se notó muchísimo la diferencia.',
    mayRemove: false,
    subcomments: [
      {
        id: idOf('00c2', 0),
        commentId: idOf('00c1', 0),
        user: person(2),
        message: 'Tal cual. Por eso quería que todos lo supieran.',
        mayRemove: false,
        createdAt: ago(8 * minute),
        editedAt: null,
      },
    ],
    createdAt: ago(12 * minute),
    editedAt: null,
  },
  {
    id: idOf('00c1', 1),
    postId: posts[0]?.id ?? '',
    user: person(0),
    message: 'Gracias, equipo. Fue un trabajo de varios.',
    mayRemove: true,
    subcomments: [],
    createdAt: ago(3 * day),
    editedAt: ago(2 * day),
  },
];
