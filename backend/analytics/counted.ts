/** What stored rows count as. Pure, so that a backfill, a recount and a world that makes its rows count alike. */
import type { Happened } from '../facts/write.ts';
import { pointsHappened } from '../ledger/ledger.facts.ts';
import type { entries, transfers } from '../ledger/ledger.tables.ts';
import { boostHappened } from '../posts/boosts.facts.ts';
import { isRecognition } from '../posts/posts.kinds.ts';
import type { boosts, posts } from '../posts/posts.tables.ts';
import type { Row } from '../store/table.ts';

type Post = Row<typeof posts>;

/** Entries with their transfers; `isHidden` holds the ids of private posts. */
export const entriesCounted = (
  rows: readonly (Row<typeof entries> & {
    readonly transfer: Pick<Row<typeof transfers>, 'takerId' | 'giverId' | 'postId'> | null;
  })[],
  isHidden: ReadonlySet<string | null>,
): readonly Happened[] =>
  pointsHappened(
    rows.map(({ transfer, ...entry }) => ({
      entry,
      otherId: transfer?.takerId ?? transfer?.giverId ?? null,
      isPrivate: isHidden.has(transfer?.postId ?? null),
    })),
  );

/** Whether a post is a published recognition. */
export const isCountedPost = ({ kind, state }: Pick<Post, 'kind' | 'state'>): boolean =>
  state === 'published' && isRecognition(kind);

/** Boosts of posts that are published. */
export const boostsCounted = (
  rows: readonly (Row<typeof boosts> & { readonly post: Pick<Post, 'state'> | null })[],
): readonly Happened[] => rows.filter(({ post }) => post?.state === 'published').map(boostHappened);
