/** Loads one poll through its post. */
import type { ApiError } from '#schema/errors.ts';
import type { Language } from '#schema/limits.ts';
import { reason } from '#schema/reasons.ts';
import type { Context } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { seenPost, type SeenPost } from '../posts/posts.access.ts';
import { surveys } from './surveys.tables.ts';
import type { PollRow } from './polls.rules.ts';

/** A poll that the reader may see, with its post. */
export interface SeenPoll extends SeenPost {
  readonly poll: PollRow;
}

/** A poll for its reader. Raises 404 if the reader may not see the post. */
export async function seenPoll(context: Context, id: string): Promise<SeenPoll> {
  const {
    rows: [poll],
  } = await context.store.list(surveys, { where: { id } });
  if (poll === undefined || poll.postId === null) throw domainError('not_found', context.language);
  return { poll, ...(await seenPost(context, poll.postId)) };
}

/** The error for calls after a poll has closed: 409, with its own message. */
export const closedRefusal = (language: Language): ApiError =>
  domainError('conflict', language, [reason('', 'poll_closed', language)]);
