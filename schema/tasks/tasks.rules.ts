/** Codes and limits of tasks. */

/** The state of one person's part of a task. */
export const taskStates = ['open', 'submitted', 'sent_back', 'approved', 'cancelled'] as const;
export type TaskState = (typeof taskStates)[number];

/** The names of the counts of people by state. */
export const countOf = {
  open: 'open',
  submitted: 'submitted',
  sent_back: 'sentBack',
  approved: 'approved',
  cancelled: 'cancelled',
} as const satisfies Readonly<Record<TaskState, string>>;
export type TaskCounts = Readonly<Record<(typeof countOf)[TaskState], number>>;

/** The people of a task counted by state; of `count` people each, else one. */
export function countsOf(
  parts: readonly { readonly state: TaskState; readonly count?: number }[],
): TaskCounts {
  const counts = { open: 0, submitted: 0, sentBack: 0, approved: 0, cancelled: 0 };
  for (const { state, count = 1 } of parts) counts[countOf[state]] += count;
  return counts;
}

/** `due`: approved, and the points wait for the budget. */
export const taskRewards = ['none', 'due', 'paid'] as const;
export type TaskReward = (typeof taskRewards)[number];

export const submissionStates = ['submitted', 'approved', 'sent_back', 'withdrawn'] as const;
export type SubmissionState = (typeof submissionStates)[number];

export const taskStandings = ['open', 'cancelled'] as const;
export type TaskStanding = (typeof taskStandings)[number];

/**
 * People of one task by name, files of a task or a submission, how many people of a task a list names, and how many people
 * and submissions are one page of it (ours).
 */
export const taskLimits = { people: 200, files: 5, named: 2, page: 50 } as const;

/** Filters by due day: it has passed, it is one of the next seven days, or there is none (ours). */
export const taskDues = ['past', 'week', 'none'] as const;

/** States in which the person can hand in. */
export const openStates = ['open', 'sent_back'] as const satisfies readonly TaskState[];

/**
 * What a person's tasks are listed by, as text: what was sent back, then what is to do by its due day, then what has
 * none, then what was handed in, then the rest.
 */
export function dueOrderOf(state: TaskState, dueOn: string | null): string {
  switch (state) {
    case 'open':
      return dueOn ?? 'later';
    case 'sent_back':
      // Before the digits of every year.
      return `0 ${dueOn ?? 'later'}`;
    case 'submitted':
      return 'sent';
    case 'approved':
    case 'cancelled':
      return 'shut';
  }
}
