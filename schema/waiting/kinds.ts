/** The kinds of what waits for a person: who meets them, what opens them, when they are due, and their order. */
import type { ModuleFlag } from '../modules.ts';
import type { Permission } from '../permissions.ts';

interface Facts {
  /** Who can meet the kind; whom exactly each thing waits for is a rule of its domain. */
  readonly can: Permission;
  /** All of them must work. */
  readonly modules: readonly ModuleFlag[];
  /**
   * How it is finished without leaving home: by one press, or another one and a reason; in a short form, which the part of
   * its domain shows; null only on its page.
   */
  readonly here: 'press' | 'form' | null;
  /** What `dueAt` is: the end of its time, the end of a day, the moment a clock rings; null without one. */
  readonly due: 'end' | 'day' | 'clock' | null;
  /** The page that opens it, by its `subjectId`. */
  readonly opens: (subjectId: string) => string;
}

const by =
  (path: string, name: string) =>
  (id: string): string =>
    `${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(id)}`;

const kinds = {
  /** A task that was sent back, with the reason. */
  task_again: { can: 'tasks.use', modules: ['tasks'], here: 'form', due: 'day', opens: by('/tasks', 'id') },
  task: { can: 'tasks.use', modules: ['tasks'], here: 'form', due: 'day', opens: by('/tasks', 'id') },
  /** What was handed in to the person. */
  task_proof: {
    can: 'tasks.use',
    modules: ['tasks'],
    here: 'press',
    due: null,
    opens: by('/tasks?tab=decide', 'id'),
  },
  decision: {
    can: 'decisions.use',
    modules: ['solicitud'],
    here: 'press',
    due: 'clock',
    opens: by('/requests', 'id'),
  },
  benefit_decision: {
    can: 'decisions.use',
    modules: ['benef_corp'],
    here: 'press',
    due: 'clock',
    opens: by('/benefits_page', 'submission'),
  },
  point_request: {
    can: 'points.decide',
    modules: [],
    here: 'press',
    due: null,
    opens: () => '/wallet?tab=requests',
  },
  challenge_proof: {
    can: 'challenges.manage',
    modules: ['admin_retos'],
    here: 'press',
    due: null,
    opens: () => '/admin/challenges?tab=proofs',
  },
  /** What a person handed in for a program. */
  program_proof: {
    can: 'programs.manage',
    modules: ['programs'],
    here: null,
    due: null,
    opens: by('/admin/programs', 'people'),
  },
  /** A submission that came back, with the reason. */
  program_again: {
    can: 'programs.see',
    modules: ['programs'],
    here: null,
    due: 'day',
    opens: by('/programs', 'id'),
  },
  program: {
    can: 'programs.see',
    modules: ['programs'],
    here: null,
    due: 'day',
    opens: by('/programs', 'id'),
  },
  /** Its form says what accepting does to the progress. */
  goal_part: {
    can: 'goals.use',
    modules: ['goals'],
    here: 'form',
    due: null,
    opens: by('/goals', 'goal'),
  },
  evaluation: {
    can: 'surveys.answer',
    modules: ['evaluations'],
    here: null,
    due: 'day',
    opens: () => '/performance_evaluation',
  },
  /** A shared result that the person has not acknowledged. */
  evaluation_result: {
    can: 'surveys.answer',
    modules: ['evaluations'],
    here: null,
    due: null,
    opens: () => '/performance_evaluation?tab=me',
  },
  // The service of surveys asks for the module of each survey: they are of several.
  survey: { can: 'surveys.answer', modules: [], here: null, due: 'end', opens: by('/surveys', 'id') },
  poll: {
    can: 'polls.use',
    modules: ['surveys', 'recognitions'],
    here: 'form',
    due: 'end',
    opens: by('/post', 'id'),
  },
  communication: {
    can: 'communications.see',
    modules: ['communications'],
    // Nobody confirms what is not shown.
    here: 'form',
    due: 'end',
    opens: by('/communications', 'id'),
  },
  /** A document to read and acknowledge. */
  document: {
    can: 'files.see',
    modules: ['files_repo'],
    here: null,
    due: null,
    opens: by('/files', 'file'),
  },
  /** The number of today in a challenge. */
  challenge_day: {
    can: 'challenges.join',
    modules: ['admin_retos'],
    here: 'form',
    due: 'day',
    opens: by('/challenges', 'id'),
  },
  /** A goal without news for a while. */
  checkin: { can: 'goals.use', modules: ['goals'], here: 'form', due: 'clock', opens: by('/goals', 'goal') },
  birthday: {
    can: 'feed.see',
    modules: ['birthdays', 'recognitions'],
    here: 'press',
    due: 'day',
    opens: by('/post', 'id'),
  },
  anniversary: {
    can: 'feed.see',
    modules: ['anniversary', 'recognitions'],
    here: 'press',
    due: 'day',
    opens: by('/post', 'id'),
  },
} as const satisfies Readonly<Record<string, Facts>>;

export type WaitingKind = keyof typeof kinds;

/** The facts of each kind. */
export const kindFacts: Readonly<Record<WaitingKind, Facts>> = kinds;

const isKind = (name: string): name is WaitingKind => Object.hasOwn(kinds, name);

/** All kinds in their order: among things that are due together, the earlier kind comes first. */
export const waitingKinds: readonly WaitingKind[] = Object.keys(kinds).filter(isKind);

/** The kinds that `pending_surveys` counts (spec §3). */
export const surveyedKinds = ['survey', 'poll', 'evaluation'] as const satisfies readonly WaitingKind[];
