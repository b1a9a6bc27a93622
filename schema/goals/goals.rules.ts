/** Words and limits of goals. */
export const goalLevels = ['organization', 'department', 'person'] as const;
export type GoalLevel = (typeof goalLevels)[number];

/** `leader`: the owner, who leads the owner, and administrators. */
export const goalVisibilities = ['organization', 'department', 'leader'] as const;
export type GoalVisibility = (typeof goalVisibilities)[number];

export const goalConfidences = ['on_track', 'at_risk', 'off_track'] as const;
export type GoalConfidence = (typeof goalConfidences)[number];

export const goalStatuses = ['open', 'done', 'cancelled'] as const;
export type GoalStatus = (typeof goalStatuses)[number];

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
