/** What this page approved within the last ten seconds, which can still be taken back on every screen of tasks. */
import { undoMs } from '#schema/limits.ts';
import { nameOf } from '#src/people/personName.ts';
import { createStore } from '#src/lib/store.ts';
import type { ShownSubmission } from './tasks.queries.ts';

/** An approval that can be taken back. */
export interface Approval {
  /** The submission. */
  readonly id: string;
  readonly title: string;
  readonly titleEn: string | null;
  readonly points: number;
  /** Who handed it in; null for a person who is gone. */
  readonly name: string | null;
  /** In epoch ms of this device. */
  readonly until: number;
}

/** Newest last. */
export const approvals = createStore({
  context: { all: [] as readonly Approval[] },
  on: {
    given: ({ all }, one: Approval) => ({ all: [...all.filter(({ id }) => id !== one.id), one] }),
    settled: ({ all }, { id }: { readonly id: string }) => ({ all: all.filter((one) => one.id !== id) }),
  },
  isPersonal: true,
});

/** Begins the ten seconds of an approval. */
export const approvedNow = ({ id, title, titleEn, points, user }: ShownSubmission): void =>
  approvals.trigger.given({
    id,
    title,
    titleEn,
    points,
    name: user === null ? null : nameOf(user),
    until: Date.now() + undoMs,
  });
