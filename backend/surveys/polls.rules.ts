/**
 * What users may do with a poll, and when its results are visible (spec §5;
 * docs/decisions/0019-anonymous-ballots-carry-a-signature.md).
 */
import { pollActions, type PollAction } from '#schema/surveys/polls.rules.ts';
import type { Context } from '../http/context.ts';
import { moderates, type Reader } from '../posts/posts.rules.ts';
import type { Row } from '../store/table.ts';
import type { surveys } from './surveys.tables.ts';

export type PollRow = Row<typeof surveys>;

/** The time a poll closed; null while it is open. */
export const closedSince = ({ closedAt, endsAt }: Pick<PollRow, 'closedAt' | 'endsAt'>, at: string) =>
  closedAt ?? (endsAt !== null && endsAt <= at ? endsAt : null);

/** Whether a poll accepts no more votes, even if the job has not closed it yet. */
export const isClosed = (poll: Pick<PollRow, 'active' | 'closedAt' | 'endsAt'>, at: string): boolean =>
  !poll.active || closedSince(poll, at) !== null;

/** The relation of a reader to a poll. */
export interface PollStanding {
  readonly closed: boolean;
  /** The reader has voted. */
  readonly voted: boolean;
  /** The number of people who have voted. */
  readonly ballots: number;
  /** Reports hide the post until a decision. */
  readonly hidden: boolean;
}

/** Whether the reader sees results. The author has no exception. */
export function seesResults(
  { resultsShown }: Pick<PollRow, 'resultsShown'>,
  { closed, voted }: Pick<PollStanding, 'closed' | 'voted'>,
): boolean {
  if (closed || resultsShown === 'always') return true;
  return resultsShown === 'after_vote' && voted;
}

/** The actions that a reader of the poll may take now. */
export function mayOfPoll(
  me: Pick<Reader, 'id' | 'userType'>,
  poll: PollRow,
  standing: PollStanding,
): PollAction[] {
  const isAuthor = poll.createdBy === me.id;
  const isOpen = !standing.closed;
  const rules: Readonly<Record<PollAction, boolean>> = {
    // The same rule as for reactions to a post.
    vote: isOpen && !standing.hidden,
    withdraw: isOpen && standing.voted,
    edit: isOpen && isAuthor && standing.ballots === 0,
    reschedule: isOpen && isAuthor,
    close: isOpen && (isAuthor || moderates(me)),
    see_voters: !poll.anonymous && seesResults(poll, standing),
  };
  return pollActions.filter((action) => rules[action]);
}

/** The voter id of a ballot: the user id, or in an anonymous poll a signature that only the deployment can create. */
export const voterOf = async (
  { me, sign }: { readonly me: { readonly id: string }; readonly sign: Context['sign'] },
  { id, anonymous }: Pick<PollRow, 'id' | 'anonymous'>,
): Promise<string> => (anonymous ? sign(`ballot:${id}:${me.id}`) : me.id);
