/** Check-ins on their way: each outlives the screen that began it and, on the device, the page. */
import type { QueryClient } from '@tanstack/react-query';
import { sendOnce } from '#src/api/sendOnce.ts';
import { begin, errandAt, type SubmissionActor } from '#src/errands/errands.ts';
import type { LeftThing } from '#src/lib/leftHere.ts';
import {
  checkinName,
  keepCheckin,
  readCheckin,
  saysSame,
  type CheckinDraft,
  type CheckinPlace,
} from './checkinDraft.ts';
import { goalQueries, type WholeGoal } from './goals.queries.ts';
import { goalWrites, refreshGoals } from './goals.writes.ts';

/** Whose check-in on what. */
export interface CheckingIn extends CheckinPlace {
  readonly cache: QueryClient;
}

/** The last check-in of a person on a goal. */
export const lastCheckin = (goal: WholeGoal, userId: string): WholeGoal['checkins'][number] | undefined =>
  goal.checkins.findLast(({ user }) => user?.id === userId);

/** Sends a check-in, or joins the one that is underway. */
export function submitCheckin(checkingIn: CheckingIn, draft: CheckinDraft): SubmissionActor {
  const { cache, owner, goalId } = checkingIn;
  const { value, confidence, note, correctsId, files, onBehalf } = draft;
  const attachmentKeys = files.map(({ key }) => key);

  async function send(): Promise<void> {
    if (confidence === null) throw new Error('A check-in without confidence is never sent.');
    const content = JSON.stringify([value, confidence, note, correctsId, attachmentKeys]);
    const input = {
      goalId,
      confidence,
      note,
      ...(value === null ? {} : { value }),
      ...(correctsId === null ? {} : { correctsId }),
      ...(attachmentKeys.length === 0 ? {} : { attachmentKeys }),
    };
    const write = onBehalf ? goalWrites.checkInFor : goalWrites.checkIn;
    await sendOnce(checkinName(checkingIn), content, (key) => write({ input }, key));
  }

  async function check(): Promise<boolean> {
    const goal = await cache.fetchQuery({ ...goalQueries.one(goalId), staleTime: 0, retry: false });
    const last = lastCheckin(goal, owner.id);
    return last !== undefined && last.id !== draft.before && saysSame(last, draft);
  }

  return begin({
    name: checkinName(checkingIn),
    left: draft.stage === 'draft' ? 'nothing' : draft.stage,
    send,
    check,
    keep: (left) => keepCheckin(checkingIn, { ...draft, stage: left === 'nothing' ? 'draft' : left }),
    arrived: () => {
      keepCheckin(checkingIn, null);
      refreshGoals(cache);
    },
  });
}

/** The running submission; undefined without one. */
export const checkinAt = (place: CheckinPlace): SubmissionActor | undefined => errandAt(checkinName(place));

/** Continues a check-in that an earlier page left underway; a draft stays a draft. */
export function resumeCheckin({ cache, owner, id }: LeftThing): void {
  const checkingIn = { cache, owner, goalId: id };
  const draft = readCheckin(checkingIn);
  if (draft !== null && draft.stage !== 'draft') submitCheckin(checkingIn, draft);
}
