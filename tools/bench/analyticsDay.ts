/** A day of a large company, as rows and as what counts. */
import type { Happened } from '#backend/facts/write.ts';
import { pointsHappened } from '#backend/ledger/ledger.facts.ts';
import type { entries, transfers } from '#backend/ledger/ledger.tables.ts';
import type { postReceivers, posts } from '#backend/posts/posts.tables.ts';
import type { postTypes, recognitionTypes } from '#backend/program/program.tables.ts';
import { postHappened } from '#backend/recognitions/recognitions.facts.ts';
import type { Row } from '#backend/store/table.ts';
import type { seededRandom } from '#mock/world/seededRandom.ts';

/** Days of the company. */
export const days = 400;
/** For each person, over all days. */
const each = { posts: 10, transfers: 50, sessions: 80 } as const;
export const purses = ['give', 'redeem', 'store', 'issue'] as const;
type Side = readonly [purse: (typeof purses)[number], ownerId: string];

type Random = ReturnType<typeof seededRandom>;
type Booking = Pick<Row<typeof transfers>, 'kind' | 'points'>;
interface Move extends Booking {
  readonly from: Side;
  readonly to: Side;
}
const bookings: readonly Booking[] = [
  { kind: 'recognition', points: 10 },
  { kind: 'recognition', points: 20 },
  { kind: 'boost', points: 5 },
  { kind: 'purchase', points: 30 },
];

/** What happens on one day of a company, as rows and as what counts. */
export function dayOf(
  { people, at, number }: { people: readonly string[]; at: string; number: number },
  random: Random,
  known: {
    post: Row<typeof posts>;
    tags: readonly Row<typeof postTypes>[];
    types: ReadonlyMap<string, Row<typeof recognitionTypes>>;
  },
  accountsOf: Map<string, { balance: number; entryCount: number }>,
) {
  const person = (): string => random.pick(people);
  const sized = (of: number): number[] =>
    Array.from({ length: Math.ceil((people.length * of) / days) }, (_, place) => place);
  const made = sized(each.posts).map((place): Row<typeof posts> => ({
    ...known.post,
    id: `bench-post-${number}-${place}`,
    senderId: person(),
    amount: 10,
    typeIds: [random.pick(known.tags).id],
    createdAt: at,
  }));
  const receivers = made.map((post): Row<typeof postReceivers> => ({
    id: `bench-to-${post.id}`,
    postId: post.id,
    userId: person(),
    position: 0,
    points: 10,
    published: true,
    special: false,
    createdAt: at,
  }));
  const booked: Row<typeof transfers>[] = [];
  const lines: Row<typeof entries>[] = [];
  const drawn = sized(each.transfers).map((): Move => {
    const { kind, points } = random.pick(bookings);
    return kind === 'purchase'
      ? { kind, points, from: ['redeem', person()], to: ['store', ''] }
      : { kind, points, from: ['give', person()], to: ['redeem', person()] };
  });
  // On the first of a month everybody gets the monthly points.
  const base = at.slice(8, 10) === '01' ? people : [];
  const moves = [
    ...drawn,
    ...base.map((id): Move => ({ kind: 'allowance', points: 100, from: ['issue', ''], to: ['give', id] })),
  ];
  for (const [place, { kind, points, from, to }] of moves.entries()) {
    const id = `bench-move-${number}-${place}`;
    const sides = [
      { purse: from[0], ownerId: from[1], amount: -points },
      { purse: to[0], ownerId: to[1], amount: points },
    ] as const;
    const account = ({ ownerId, purse }: (typeof sides)[number]): string => `bench-${purse}-${ownerId}`;
    booked.push({
      id,
      kind,
      points,
      fromAccount: account(sides[0]),
      toAccount: account(sides[1]),
      giverId: null,
      takerId: null,
      postId: null,
      sourceId: null,
      note: '',
      reverses: null,
      createdAt: at,
    });
    for (const [side, one] of sides.entries()) {
      const was = accountsOf.get(account(one)) ?? { balance: 0, entryCount: 0 };
      const balance = was.balance + one.amount;
      const counted = was.entryCount + 1;
      accountsOf.set(account(one), { balance, entryCount: counted });
      lines.push({
        id: `${id}-${side}`,
        transferId: id,
        accountId: account(one),
        number: counted,
        kind,
        balanceAfter: balance,
        createdAt: at,
        ...one,
      });
    }
  }
  const types = new Map(
    known.tags.flatMap(({ id, recognitionTypeId }) => {
      const type = known.types.get(recognitionTypeId);
      return type === undefined ? [] : [[id, type] as const];
    }),
  );
  const came = new Set(sized(each.sessions).map(person));
  const happened: Happened[] = [
    ...pointsHappened(lines.map((entry) => ({ entry, otherId: null, isPrivate: false }))),
    ...made.flatMap((post, place) =>
      postHappened(post, receivers.slice(place, place + 1), types, post.createdAt),
    ),
    ...[...came].map((personId): Happened => ({
      measure: 'sessions',
      personId,
      tags: [],
      count: 1,
      amount: 0,
      sourceId: '',
      at,
    })),
  ];
  return { posts: made, receivers, transfers: booked, entries: lines, happened };
}
