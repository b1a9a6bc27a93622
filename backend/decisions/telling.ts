/** Entries of the timeline, and the notifications of decisions: given to those who decide, and taken away again. */
import { publishToPages } from '../http/openPages.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { notifications } from '../notifications/notifications.tables.ts';
import type { Row } from '../store/table.ts';
import type { DecisionRow, Moving } from './decisions.access.ts';
import { noticesOf } from './decisions.subjects.ts';
import { decisionSteps } from './decisions.tables.ts';

type StepRow = Row<typeof decisionSteps>;
type Said = Pick<StepRow, 'kind'> & Partial<Pick<StepRow, 'whoId' | 'otherId' | 'until' | 'reason'>>;

/** Adds entries to the timeline. */
export async function note(
  { store, newId, at }: Pick<Moving, 'store' | 'newId' | 'at'>,
  decisionId: string,
  ...said: readonly Said[]
): Promise<void> {
  await store.insert(
    decisionSteps,
    said.map((step) => ({
      id: newId(),
      decisionId,
      whoId: null,
      otherId: null,
      until: null,
      reason: null,
      at,
      ...step,
    })),
  );
}

/** Notifies people that a decision waits for them, or has waited too long. */
export const ask = (
  context: Moving,
  { subject, subjectId, userId }: DecisionRow,
  to: readonly string[],
  kind: 'waits' | 'reminds' = 'waits',
): Promise<void> =>
  leaveNotices(context, {
    to,
    kind: noticesOf[subject][kind],
    actorId: userId,
    postId: null,
    sourceId: subjectId,
  });

/** Takes the notifications of a decision away from people who no longer need to decide; without people, from all. */
export async function unask(
  context: Moving,
  { subject, subjectId }: DecisionRow,
  people?: readonly string[],
): Promise<void> {
  const { store } = context;
  const { waits, reminds } = noticesOf[subject];
  const where = {
    sourceId: subjectId,
    kind: { in: [waits, reminds] },
    ...(people === undefined ? {} : { userId: { in: people } }),
  };
  const { rows } = await store.list(notifications, { where });
  if (rows.length === 0) return;
  await store.remove(notifications, where);
  publishToPages(
    context,
    'notification.changed',
    null,
    rows.map(({ userId }) => userId),
  );
}

/** Tells the person who asked; an earlier notification of the same decision makes room. */
export async function tellAsker(
  context: Moving,
  { subject, subjectId, userId }: DecisionRow,
  actorId: string,
): Promise<void> {
  if (userId === actorId) return;
  const kind = noticesOf[subject].tells;
  await context.store.remove(notifications, { sourceId: subjectId, kind, userId });
  await leaveNotices(context, { to: [userId], kind, actorId, postId: null, sourceId: subjectId });
}
