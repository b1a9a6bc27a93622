/** Words and limits of goals. */
export const goalLevels = ['organization', 'department', 'person'] as const;
export type GoalLevel = (typeof goalLevels)[number];

/** `leader`: the owner, who leads the owner, and administrators. */
export const goalVisibilities = ['organization', 'department', 'leader'] as const;
export type GoalVisibility = (typeof goalVisibilities)[number];

export const goalConfidences = ['on_track', 'at_risk', 'off_track'] as const;
export type GoalConfidence = (typeof goalConfidences)[number];

/** Finished is `done` with the whole way gone, and `ended` with less; the server says which of them. */
export const goalStatuses = ['open', 'done', 'ended', 'cancelled'] as const;
export type GoalStatus = (typeof goalStatuses)[number];

/** The status of a goal at this progress, a fraction "n/d". */
export const statusAt = (status: GoalStatus, progress: string | null): GoalStatus =>
  status === 'done' || status === 'ended' ? (progress === '1/1' ? 'done' : 'ended') : status;

/** Those that an owner chooses from: of a finished goal the one that is true. */
export const statusesAt = (progress: string | null): readonly GoalStatus[] =>
  goalStatuses.filter((status) => statusAt(status, progress) === status);

/** What a goal needs from the leader of its owner, the most urgent first. Silent is an open goal without news for too long. */
export const goalStates = ['off_track', 'at_risk', 'silent', 'on_track'] as const;
export type GoalState = (typeof goalStates)[number];

/** Null before the first check-in, and of a goal that is not open. */
export const stateOf = ({
  status,
  stale,
  confidence,
}: {
  readonly status: GoalStatus;
  readonly stale: boolean;
  readonly confidence: GoalConfidence | null;
}): GoalState | null => (status !== 'open' ? null : stale ? 'silent' : confidence);

/** Limits of goals (ours); `levels` counts a goal, everything above it and everything below it. */
export const goalLimits = {
  levels: 10,
  parts: 200,
  parents: 20,
  items: 100,
  files: 5,
  fullWeight: 100,
  title: 200,
  note: 1_000,
  unit: 30,
} as const;
