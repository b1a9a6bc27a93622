/**
 * The launch machine: an administrator plans who is asked, sees it in numbers, and publishes once. It knows when another
 * administrator was quicker, and an unknown outcome is always resolved. Which step may follow is `stepsIn` of the rules.
 */
import { eventOf, factsOf } from './actorHelpers.ts';
import { surveyLaunchSetup, type LaunchContext, type OfError } from './surveyLaunch.setup.ts';

const raised = ({ event }: { readonly event: { readonly error: unknown } }): OfError => ({
  error: factsOf(event.error),
});
const counted = <N>({ event }: { readonly event: { readonly output: N } }) => ({ numbers: event.output });
const answered = <S>({ event }: { readonly event: { readonly output: S } }) => ({ survey: event.output });

const noteError = { type: 'noteError', params: raised } as const;
const takePlan = { type: 'takePlan', params: eventOf } as const;
const inState = <S extends LaunchContext['survey']['state']>(state: S) =>
  ({ guard: { type: 'isState', params: { state } }, target: state }) as const;

/** Another audience is counted again. */
const planning = {
  'plan.changed': [
    { guard: { type: 'isSameAudience', params: eventOf }, actions: takePlan },
    { target: 'checking', reenter: true, actions: [takePlan, 'dropNumbers'] },
  ],
} as const;
/** A survey that another read showed decides the state. */
const seeing = {
  'survey.seen': { target: 'checking', actions: { type: 'takeSurvey', params: eventOf } },
} as const;
const launch = {
  id: 'publish',
  src: 'publish',
  input: ({ context }: { readonly context: LaunchContext }) => ({
    id: context.survey.id,
    plan: context.plan,
  }),
  onDone: { target: 'checking', actions: { type: 'takeSurvey', params: answered } },
  onError: [
    { guard: { type: 'saysNobody', params: raised }, target: 'nobody', actions: noteError },
    { guard: { type: 'isOvertaken', params: raised }, target: 'changed', actions: noteError },
    { guard: { type: 'isRefused', params: raised }, target: 'refused', actions: noteError },
    { target: 'unsettled', actions: noteError },
  ],
} as const;

/** Actors `check`, `publish` and `load` (throw `ApiError`): `src/surveys/admin/launch/launch.actors.ts`. */
export const surveyLaunchMachine = surveyLaunchSetup.createMachine({
  id: 'surveyLaunch',
  context: ({ input }) => ({ ...input, numbers: null, error: null }),
  initial: 'checking',
  states: {
    // Counts the audience of a draft; a published survey is in its own state at once.
    checking: {
      tags: ['edits'],
      entry: 'dropError',
      always: [
        inState('scheduled'),
        inState('open'),
        inState('paused'),
        inState('closing'),
        inState('closed'),
      ],
      invoke: {
        id: 'check',
        src: 'check',
        input: ({ context }) => context.plan.audience,
        onDone: [
          {
            guard: { type: 'isNobody', params: counted },
            target: 'nobody',
            actions: { type: 'takeNumbers', params: counted },
          },
          {
            guard: { type: 'isDoubtful', params: counted },
            target: 'warned',
            actions: { type: 'takeNumbers', params: counted },
          },
          { target: 'draft', actions: { type: 'takeNumbers', params: counted } },
        ],
        onError: { target: 'unchecked', actions: noteError },
      },
      on: planning,
    },
    unchecked: {
      tags: ['edits', 'failed'],
      on: { ...planning, ...seeing, 'retry.pressed': 'checking' },
    },
    nobody: {
      tags: ['edits', 'failed'],
      on: { ...planning, ...seeing },
    },
    draft: {
      tags: ['edits', 'launches'],
      on: { ...planning, ...seeing, 'publish.pressed': { guard: 'mayPublish', target: 'publishing' } },
    },
    // Some have no address, are asked often, or are in segments that are too small.
    warned: {
      tags: ['edits', 'launches'],
      on: { ...planning, ...seeing, 'publish.pressed': { guard: 'mayPublish', target: 'publishing' } },
    },
    publishing: { tags: 'busy', entry: 'dropError', invoke: launch },
    // The answer was lost: it may be published or not.
    unsettled: {
      tags: 'doubts',
      after: { settle: 'settling' },
      on: { 'retry.pressed': 'settling' },
    },
    settling: { tags: ['busy', 'doubts'], invoke: launch },
    refused: {
      tags: ['edits', 'launches', 'failed'],
      on: { ...planning, ...seeing, 'publish.pressed': { guard: 'mayPublish', target: 'publishing' } },
    },
    changed: {
      tags: 'failed',
      on: { 'reload.pressed': 'reloading' },
    },
    reloading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ id: context.survey.id }),
        onDone: { target: 'checking', actions: { type: 'takeSurvey', params: answered } },
        onError: { target: 'changed', actions: noteError },
      },
    },
    scheduled: { tags: 'launched', on: seeing },
    open: { tags: 'launched', on: seeing },
    paused: { tags: 'launched', on: seeing },
    closing: { tags: 'launched', on: seeing },
    closed: { tags: 'launched', on: seeing },
  },
});
