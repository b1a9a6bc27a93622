/** Calls as a tester reads them: the attempts of one action together, and what the person was told between them. */
import type { CallRecord } from '#src/api/demoKit.ts';
import type { PastToast } from '#src/lib/toasts.ts';
import type { Severity } from '#src/lib/severity.ts';

/** One thing that the app wanted, with every attempt at it, the first one first. */
export interface Action {
  readonly kind: 'action';
  readonly id: string;
  readonly call: string;
  readonly attempts: readonly CallRecord[];
}

/** A message that stood at the corner of the page. */
export interface Notice {
  readonly kind: 'notice';
  readonly id: string;
  readonly severity: Severity;
  readonly text: string;
  readonly at: number;
}

export type LogEntry = Action | Notice;

/** Calls that belong to one action, in the order in which the actions began. A call whose earlier attempts are forgotten begins one. */
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

/** Both together, newest first; an action stands where its last attempt began. */
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
  // What was told at the moment of a call was told because of it.
  return [...notices, ...actionsOf(calls).toReversed()].toSorted(
    (one, other) => momentOf(other) - momentOf(one),
  );
}

/** Whether the last attempt brought what was asked for; undefined while it is under way. */
export function isWell({ attempts }: Action): boolean | undefined {
  const outcome = attempts.at(-1)?.outcome;
  if (outcome === undefined || outcome.kind === 'under way') return undefined;
  return outcome.kind === 'answered' && outcome.code === null && outcome.status < 400;
}
