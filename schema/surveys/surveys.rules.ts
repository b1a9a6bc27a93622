/** What holds for every survey: its kinds, the steps of its life, and which step may follow which. */
import type { ModuleFlag } from '../modules.ts';

export const surveyKinds = ['survey', 'poll', 'evaluation', 'solicitud', 'program'] as const;
export type SurveyKind = (typeof surveyKinds)[number];
/** Kinds that are built and published as surveys; polls are written in the feed. */
export const builtKinds = ['survey', 'evaluation', 'solicitud', 'program'] as const;

/** Kinds that invite people to answer; evaluations have cycles of their own. */
export const invitingKinds = ['survey', 'solicitud', 'program'] as const;

/** The module that must be on for surveys of a kind. */
export const moduleOfKind: Readonly<Record<SurveyKind, ModuleFlag>> = {
  survey: 'surveys',
  poll: 'surveys',
  evaluation: 'evaluations',
  solicitud: 'solicitud',
  program: 'programs',
};
/** Whether each submission is one more response; of the other surveys the last submission counts. */
export const isNewEachTime = ({
  kind,
  multiResponse,
}: {
  readonly kind: SurveyKind;
  readonly multiResponse: boolean;
}): boolean => multiResponse && (kind === 'solicitud' || kind === 'program');

/**
 * `draft`: being built. `scheduled`: published, its first day has not come. `open`: people are asked. `paused`: open,
 * but switched off. `closing`: its last day has passed and its end is being recorded. `closed`.
 */
export const surveyStates = ['draft', 'scheduled', 'open', 'paused', 'closing', 'closed'] as const;
export type SurveyState = (typeof surveyStates)[number];

/** What an administrator can do with a survey. `revise` changes questions and words, and leaves audience and promise. */
export const surveySteps = [
  'edit',
  'revise',
  'reword',
  'publish',
  'pause',
  'resume',
  'move',
  'remind',
  'close',
  'tell',
  'remove',
] as const;
export type SurveyStep = (typeof surveySteps)[number];

/** Which step may be taken in which state before the first answer. Backend and machine obey this table. */
export const stepsIn: Readonly<Record<SurveyState, readonly SurveyStep[]>> = {
  draft: ['edit', 'publish', 'remove'],
  scheduled: ['edit', 'move', 'pause', 'remove'],
  open: ['revise', 'move', 'pause', 'remind', 'close'],
  paused: ['revise', 'move', 'resume', 'close'],
  closing: [],
  closed: ['tell'],
};

/** The facts that decide the state of a survey. */
export interface SurveyFacts {
  readonly publishedAt: string | null;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly closedAt: string | null;
  readonly active: boolean;
}

/** The state at an instant. */
export function surveyStateOf(survey: SurveyFacts, at: string): SurveyState {
  if (survey.closedAt !== null) return 'closed';
  if (survey.publishedAt === null) return 'draft';
  if (survey.endsAt !== null && survey.endsAt <= at) return 'closing';
  if (!survey.active) return 'paused';
  return survey.startsAt !== null && survey.startsAt > at ? 'scheduled' : 'open';
}

/**
 * What can be done at an instant. From the first answer on, `reword` takes the place of `revise`. A published evaluation is
 * led by its cycle; here only its words change.
 */
export function surveyStepsOf(
  survey: SurveyFacts & { readonly kind: SurveyKind },
  at: string,
  isAnswered: boolean,
): readonly SurveyStep[] {
  const state = surveyStateOf(survey, at);
  if (survey.kind !== 'evaluation' || state === 'draft')
    return isAnswered ? stepsIn[state].map((step) => (step === 'revise' ? 'reword' : step)) : stepsIn[state];
  return state === 'closed' ? [] : ['reword'];
}

/** How often a series asks again. */
export const seriesIntervals = [
  'weekly',
  'biweekly',
  'monthly',
  'quarterly',
  'half_yearly',
  'yearly',
] as const;
export type SeriesInterval = (typeof seriesIntervals)[number];

/** Dimensions of cells, the more important first: ids of departments, bands of tenure (`tenure.ts`). */
export const dimensions = ['department', 'tenure'] as const;
export type Dimension = (typeof dimensions)[number];

export const invitationStates = ['pending', 'answered', 'expired'] as const;
/** Why something is not shown: too few answers, a segment that was joined with others, or an anonymous survey. */
export const withheldReasons = ['few', 'joined', 'anonymous'] as const;

/** Seconds that a question of a kind takes on average, for the minutes that a card promises (ours). */
const seconds = { single: 8, multiple: 12, text: 40, number: 12, scale: 6, date: 12 } as const;
export type Pace = Readonly<Record<keyof typeof seconds, number>>;
/** Seconds of a question about a person: it is thought over, and a text gives examples. */
export const carefulPace: Pace = { ...seconds, single: 20, multiple: 25, scale: 20, text: 120 };
/** Minutes that a survey takes, at least 1. */
export const minutesOf = (kinds: readonly (keyof Pace)[], pace: Pace = seconds): number =>
  Math.max(1, Math.round(kinds.reduce((sum, kind) => sum + pace[kind], 0) / 60));

/** The value of a tally that sums the numbers of a question, in hundredths. */
export const sumValue = 'sum';
