/** Events of posts. */
import { domainEvent } from '../kit/domainEvent.ts';
import type { Row } from '../store/table.ts';
import type { PostRow } from './posts.scopes.ts';
import type { postReceivers } from './posts.tables.ts';

/** A post that was removed while pending or published. */
export interface RemovedPost {
  /** The row before the removal. */
  readonly post: PostRow;
  readonly receivers: readonly Row<typeof postReceivers>[];
  readonly wasPublished: boolean;
}

export const postRemoved = domainEvent<RemovedPost>('post.removed');
