/** Setup of the launch machine: context, events, guards and actions (spec §7 "Surveys, evaluations, programs"). */
import { assign, fromPromise, setup } from 'xstate';
import type { ErrorFacts } from '#schema/errors.ts';
import { stepsIn, type SeriesInterval, type SurveyState } from '#schema/surveys/surveys.rules.ts';
import type { AudiencePreview } from '#schema/surveys/surveys.shapes.ts';
import { notProvided, typed } from './actorHelpers.ts';

/** What the machine reads of a survey. */
export interface LaunchedSurvey {
  readonly id: string;
  readonly state: SurveyState;
}

/** Who is asked. Without departments, groups and people: everybody. */
export interface LaunchAudience {
  readonly departmentIds: readonly string[];
  readonly groupIds: readonly string[];
  readonly userIds: readonly string[];
  /** Months since admission. */
  readonly tenureFrom: number | null;
  readonly tenureTo: number | null;
  /** Fewest answers behind a figure; it decides which segments are merged. */
  readonly threshold: number;
}

/** How and when a survey is asked. */
export interface LaunchPlan {
  readonly audience: LaunchAudience;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly points: number;
  readonly recognitionTypeId: string | null;
  readonly multiResponse: boolean;
  readonly sharedWithLeaders: boolean;
  readonly notify: boolean;
  readonly repeats: SeriesInterval | null;
  readonly remindAfter: readonly number[];
}

export interface LaunchContext {
  readonly survey: LaunchedSurvey;
  readonly plan: LaunchPlan;
  /** Who would be asked; null until it was counted for this audience. */
  readonly numbers: AudiencePreview | null;
  /** Why counting, publishing or loading failed. */
  readonly error: ErrorFacts | null;
}

export type LaunchEvent =
  | { readonly type: 'plan.changed'; readonly plan: LaunchPlan }
  | { readonly type: 'publish.pressed' }
  | { readonly type: 'retry.pressed' }
  | { readonly type: 'reload.pressed' }
  /** The survey as another read showed it. */
  | { readonly type: 'survey.seen'; readonly survey: LaunchedSurvey };

/**
 * `edits`: the plan can be changed; `launches`: it can be published; `busy`: a request is in progress; `doubts`: whether
 * it was published is unknown; `failed`: the last attempt failed; `launched`: it is published.
 */
export type LaunchTag = 'edits' | 'launches' | 'busy' | 'doubts' | 'failed' | 'launched';

export interface OfError {
  readonly error: ErrorFacts;
}
export interface OfSurvey {
  readonly survey: LaunchedSurvey;
}
export interface OfNumbers {
  readonly numbers: AudiencePreview;
}
export interface OfPlan {
  readonly plan: LaunchPlan;
}

/** Pause before an unknown outcome is looked up, in ms. */
const settleMs = 2_000;

const says = ({ reasons = [] }: ErrorFacts, code: string): boolean =>
  reasons.some((one) => one.code === code);
const isRefusal = ({ status, recoverable, retryable }: ErrorFacts): boolean =>
  status >= 400 && status < 500 && (!recoverable || retryable === false);
const sameAudience = (one: LaunchAudience, other: LaunchAudience): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The setup of the machine. */
export const surveyLaunchSetup = setup({
  types: typed<{
    context: LaunchContext;
    events: LaunchEvent;
    input: { readonly survey: LaunchedSurvey; readonly plan: LaunchPlan };
    tags: LaunchTag;
  }>(),
  actors: {
    /** Counts who would be asked. */
    check: fromPromise<AudiencePreview, LaunchAudience>(notProvided),
    /** Publishes once: the same plan has the same `Idempotency-Key` until an answer comes. */
    publish: fromPromise<LaunchedSurvey, { readonly id: string; readonly plan: LaunchPlan }>(notProvided),
    load: fromPromise<LaunchedSurvey, { readonly id: string }>(notProvided),
  },
  guards: {
    isState: ({ context }, { state }: { readonly state: SurveyState }) => context.survey.state === state,
    mayPublish: ({ context }) => stepsIn[context.survey.state].includes('publish'),
    isSameAudience: ({ context }, { plan }: OfPlan) => sameAudience(context.plan.audience, plan.audience),
    isNobody: (_, { numbers }: OfNumbers) => numbers.people === 0,
    isDoubtful: (_, { numbers }: OfNumbers) =>
      numbers.withoutAddress > 0 || numbers.overInvited > 0 || numbers.segments.some(({ merged }) => merged),
    // Everybody left the audience after it was counted.
    saysNobody: (_, { error }: OfError) => says(error, 'survey_nobody'),
    // Another administrator published, changed or removed it.
    isOvertaken: (_, { error }: OfError) => says(error, 'survey_step') || error.code === 'not_found',
    isRefused: (_, { error }: OfError) => isRefusal(error),
  },
  actions: {
    takePlan: assign({ plan: (_, { plan }: OfPlan) => plan }),
    takeSurvey: assign({ survey: (_, { survey }: OfSurvey) => survey }),
    takeNumbers: assign({ numbers: (_, { numbers }: OfNumbers) => numbers }),
    noteError: assign({ error: (_, { error }: OfError) => error }),
    dropError: assign({ error: null }),
    dropNumbers: assign({ numbers: null }),
  },
  delays: { settle: settleMs },
});
