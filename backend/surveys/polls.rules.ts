/** Who may do what with a poll, and when its results are seen (spec §5; README, "Decisions"). */
import { pollActions, type PollAction } from '#schema/surveys/polls.rules.ts';
import type { Context } from '../http/context.ts';
import { moderates, type Reader } from '../posts/posts.rules.ts';
import type { Row } from '../store/table.ts';
import type { surveys } from './surveys.tables.ts';

export type PollRow = Row<typeof surveys>;

/** When a poll closed; null while it is open, and of one that was taken back before. */
export const closedSince = ({ closedAt, endsAt }: Pick<PollRow, 'closedAt' | 'endsAt'>, at: string) =>
  closedAt ?? (endsAt !== null && endsAt <= at ? endsAt : null);

/** Whether a poll takes no votes any more, whether or not its end has been dealt with. */
export const isClosed = (poll: Pick<PollRow, 'active' | 'closedAt' | 'endsAt'>, at: string): boolean =>
  !poll.active || closedSince(poll, at) !== null;

/** How things stand between a reader and a poll they see. */
export interface PollStanding {
  readonly closed: boolean;
  /** The reader has. */
  readonly voted: boolean;
  /** How many people have. */
  readonly ballots: number;
  /** Its post is out of the feed until reports on it are decided on. */
  readonly hidden: boolean;
}

/** Whether results are seen: the author waits as everybody does. */
export function seesResults(
  { resultsShown }: Pick<PollRow, 'resultsShown'>,
  { closed, voted }: Pick<PollStanding, 'closed' | 'voted'>,
): boolean {
  if (closed || resultsShown === 'always') return true;
  return resultsShown === 'after_vote' && voted;
}

/** What a reader, who sees a poll, may do with it now. */
export function mayOfPoll(
  me: Pick<Reader, 'id' | 'userType'>,
  poll: PollRow,
  standing: PollStanding,
): PollAction[] {
  const isAuthor = poll.createdBy === me.id;
  const isOpen = !standing.closed;
  const rules: Readonly<Record<PollAction, boolean>> = {
    // As reacting to any post.
    vote: isOpen && !standing.hidden,
    withdraw: isOpen && standing.voted,
    edit: isOpen && isAuthor && standing.ballots === 0,
    reschedule: isOpen && isAuthor,
    close: isOpen && (isAuthor || moderates(me)),
    see_voters: !poll.anonymous && seesResults(poll, standing),
  };
  return pollActions.filter((action) => rules[action]);
}

/** As whom somebody votes: themselves, or of an anonymous poll under a signature that only the home can make. */
export const voterOf = async (
  { me, sign }: { readonly me: { readonly id: string }; readonly sign: Context['sign'] },
  { id, anonymous }: Pick<PollRow, 'id' | 'anonymous'>,
): Promise<string> => (anonymous ? sign(`ballot:${id}:${me.id}`) : me.id);
