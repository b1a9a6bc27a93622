/** Groups calls for testers: the attempts of one action together, and the messages shown between them. */
import type { CallRecord } from '#src/api/demoKit.ts';
import type { PastToast } from '#src/lib/toasts.ts';
import type { Severity } from '#src/lib/severity.ts';

/** One action of the app with all its attempts, the first one first. */
export interface Action {
  readonly kind: 'action';
  readonly id: string;
  readonly call: string;
  readonly attempts: readonly CallRecord[];
}

/** A message that was shown at the corner of the page. */
export interface Notice {
  readonly kind: 'notice';
  readonly id: string;
  readonly severity: Severity;
  readonly text: string;
  readonly at: number;
}

export type LogEntry = Action | Notice;

/**
 * Groups calls into actions, in the order in which the actions began. A call whose earlier attempts are no
 * longer in the log starts an action.
 */
export function actionsOf(calls: readonly CallRecord[]): readonly Action[] {
  const actions: { id: string; call: string; attempts: CallRecord[] }[] = [];
  for (const record of calls) {
    const own =
      record.attempt === 1
        ? undefined
        : actions.findLast(
            ({ call, attempts }) => call === record.call && attempts.at(-1)?.attempt === record.attempt - 1,
          );
    if (own === undefined) actions.push({ id: `action-${record.id}`, call: record.call, attempts: [record] });
    else own.attempts.push(record);
  }
  return actions.map((action) => ({ kind: 'action', ...action }));
}

const momentOf = (entry: LogEntry): number =>
  entry.kind === 'notice' ? entry.at : (entry.attempts.at(-1)?.at ?? 0);

/** Actions and notices together, newest first; an action is sorted by its last attempt. */
export function timeline(
  calls: readonly CallRecord[],
  past: readonly Pick<PastToast, 'at' | 'severity' | 'text'>[],
): readonly LogEntry[] {
  const notices = past.map(({ at, severity, text }, place): Notice => ({
    kind: 'notice',
    id: `notice-${at}-${past.length - place}`,
    severity,
    text,
    at,
  }));
  // A notice at the time of a call was caused by it, so it sorts before the call.
  return [...notices, ...actionsOf(calls).toReversed()].toSorted(
    (one, other) => momentOf(other) - momentOf(one),
  );
}

/** Whether the last attempt succeeded; undefined while it is in progress. */
export function isWell({ attempts }: Action): boolean | undefined {
  const outcome = attempts.at(-1)?.outcome;
  if (outcome === undefined || outcome.kind === 'under way') return undefined;
  return outcome.kind === 'answered' && outcome.code === null && outcome.status < 400;
}
