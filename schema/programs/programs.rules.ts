/** What holds for every program, in the page and on the server: locks, progress, the next open lesson and scores. */

/** `course`: lessons. `custom`: handed in with its form. `generic`: handed in with a message and files. */
export const programTypes = ['course', 'custom', 'generic'] as const;
export type ProgramType = (typeof programTypes)[number];
/** Types that an administrator decides on. */
export const handedInTypes = ['custom', 'generic'] as const;

export const lessonKinds = ['text', 'file', 'video', 'form', 'quiz'] as const;
export type LessonKind = (typeof lessonKinds)[number];

/** Where a person is in a program. `withdrawn`: by an administrator, or left by the person. */
export const programStandings = [
  'assigned',
  'started',
  'submitted',
  'sent_back',
  'finished',
  'withdrawn',
] as const;
export type ProgramStanding = (typeof programStandings)[number];

/** `reading`: begun. `failed`: the last score was below the pass mark. */
export const lessonStates = ['locked', 'open', 'reading', 'failed', 'finished'] as const;
export type LessonState = (typeof lessonStates)[number];

/** `withdrawn`: the person was taken out of the program before the decision. */
export const submissionStates = ['submitted', 'accepted', 'sent_back', 'withdrawn'] as const;
export type SubmissionState = (typeof submissionStates)[number];

/** `due`: waits for the budget. */
export const programRewards = ['none', 'due', 'paid'] as const;
export type ProgramReward = (typeof programRewards)[number];

/** Illustrations of the product for programs. */
export const programPictures = ['welcome', 'safety', 'team', 'tools', 'health', 'growth'] as const;

export const programLimits = {
  modules: 30,
  /** Lessons of a course. */
  lessons: 100,
  /** Questions of a quiz, and options of one. */
  questions: 50,
  options: 10,
  /** Lessons that one lesson asks for. */
  requires: 20,
  text: 20_000,
  url: 2_000,
  files: 5,
  categories: 50,
  /** Programs that a person is shown. */
  shown: 500,
} as const;

/** Where a person is who still has something to do. */
export const openStandings = [
  'assigned',
  'started',
  'sent_back',
] as const satisfies readonly ProgramStanding[];

/** Whether a program takes what is handed in on a day: active, begun and not over. */
export const takesOn = (
  {
    active,
    startsOn,
    endsOn,
  }: { readonly active: boolean; readonly startsOn: string | null; readonly endsOn: string | null },
  today: string,
): boolean => active && (startsOn === null || startsOn <= today) && (endsOn === null || endsOn >= today);

/** The day on which a person must be done: of the assignment, at the latest the last one of the program. */
export const lastDayOf = (dueOn: string | null, endsOn: string | null): string | null =>
  dueOn === null || (endsOn !== null && endsOn < dueOn) ? endsOn : dueOn;

/** Whether the due day of somebody who still has something to do has passed. */
export const isLate = (
  { standing, dueOn }: { readonly standing: ProgramStanding; readonly dueOn: string | null },
  today: string,
): boolean => dueOn !== null && dueOn < today && openStandings.some((one) => one === standing);

/** A lesson, as far as the order of lessons depends on it. */
export interface LessonNode {
  readonly id: string;
  /** Lessons that must be finished before. */
  readonly requires: readonly string[];
}

/** What a person did in a lesson. */
export interface LessonStep {
  readonly lessonId: string;
  readonly finishedAt: string | null;
  /** 0 to 100, of the last attempt; null for other lessons than a quiz and before the first one. */
  readonly score: number | null;
}

const finishedIn = (steps: readonly LessonStep[]): ReadonlySet<string> =>
  new Set(steps.flatMap(({ lessonId, finishedAt }) => (finishedAt === null ? [] : [lessonId])));

/** The lessons that a lesson still waits for, in the order of the course. */
export function missingFor(
  lesson: LessonNode,
  lessons: readonly LessonNode[],
  steps: readonly LessonStep[],
): readonly string[] {
  const done = finishedIn(steps);
  return lessons.flatMap(({ id }) => (lesson.requires.includes(id) && !done.has(id) ? [id] : []));
}

/** The state of a lesson. What is finished stays so, whatever it asks for later. */
export function lessonStateOf(
  lesson: LessonNode,
  lessons: readonly LessonNode[],
  steps: readonly LessonStep[],
): LessonState {
  const step = steps.find(({ lessonId }) => lessonId === lesson.id);
  if (step !== undefined && step.finishedAt !== null) return 'finished';
  if (missingFor(lesson, lessons, steps).length > 0) return 'locked';
  if (step === undefined) return 'open';
  return step.score === null ? 'reading' : 'failed';
}

/** Finished lessons of those that the course has now, and their share in percent, rounded down. */
export function progressOf(
  lessons: readonly LessonNode[],
  steps: readonly LessonStep[],
): { readonly finished: number; readonly lessons: number; readonly percent: number } {
  const done = finishedIn(steps);
  const finished = lessons.filter(({ id }) => done.has(id)).length;
  return {
    finished,
    lessons: lessons.length,
    percent: lessons.length === 0 ? 0 : Math.floor((finished * 100) / lessons.length),
  };
}

/** The lesson where a person goes on: what was begun last in the order of the course, else the first open one. */
export function nextLessonOf(
  lessons: readonly LessonNode[],
  steps: readonly LessonStep[],
): string | undefined {
  const states = lessons.map((lesson) => ({ id: lesson.id, state: lessonStateOf(lesson, lessons, steps) }));
  return (
    states.findLast(({ state }) => state === 'reading' || state === 'failed') ??
    states.find(({ state }) => state === 'open')
  )?.id;
}

/** Lessons that wait for one another, in the order of the course; empty if every lesson can be reached. */
export function circleIn(lessons: readonly LessonNode[]): readonly string[] {
  const ids = new Set(lessons.map(({ id }) => id));
  const open = new Map(
    lessons.map(({ id, requires }) => [id, new Set(requires.filter((one) => ids.has(one)))]),
  );
  for (let removed = true; removed;) {
    removed = false;
    for (const [id, requires] of open) {
      if (![...requires].every((one) => !open.has(one))) continue;
      open.delete(id);
      removed = true;
    }
  }
  // What only waits for a circle is no part of it: nothing else in the rest waits for it.
  for (let removed = true; removed;) {
    removed = false;
    for (const id of open.keys()) {
      if ([...open.values()].some((requires) => requires.has(id))) continue;
      open.delete(id);
      removed = true;
    }
  }
  return lessons.flatMap(({ id }) => (open.has(id) ? [id] : []));
}

/** A question of a quiz with its right options. */
export interface QuizKey {
  readonly id: string;
  readonly options: readonly { readonly id: string; readonly correct: boolean }[];
}

/** The score of a quiz in percent, rounded down, and the questions that were not answered rightly. */
export function scoreOf(
  questions: readonly QuizKey[],
  answers: readonly { readonly questionId: string; readonly optionIds?: readonly string[] | undefined }[],
): { readonly score: number; readonly wrongIds: readonly string[] } {
  const chosen = new Map(answers.map(({ questionId, optionIds }) => [questionId, new Set(optionIds)]));
  const wrongIds = questions.flatMap(({ id, options }) =>
    options.every((option) => option.correct === (chosen.get(id)?.has(option.id) ?? false)) ? [] : [id],
  );
  return {
    score:
      questions.length === 0
        ? 100
        : Math.floor(((questions.length - wrongIds.length) * 100) / questions.length),
    wrongIds,
  };
}
