/** The launch machine connected to the API. */
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { surveyLaunchMachine } from '#machines/surveyLaunch.machine.ts';
import type { LaunchPlan } from '#machines/surveyLaunch.setup.ts';
import { inspect } from '#src/lib/recorder.ts';
import {
  publishSurvey,
  readSurvey,
  surveyAudience,
  type BuiltSurvey,
} from '#src/surveys/admin/surveysAdmin.queries.ts';
import { audienceInput, publishInput } from './launchPlan.ts';

/** A running launch. */
export type LaunchActor = ActorRefFrom<typeof surveyLaunchMachine>;

/** The launch of a survey with a plan; not started yet. */
export function createLaunch(survey: Pick<BuiltSurvey, 'id' | 'state'>, plan: LaunchPlan): LaunchActor {
  return createActor(
    surveyLaunchMachine.provide({
      actors: {
        check: fromPromise(({ input, signal }) => surveyAudience(audienceInput(input), signal)),
        // No signal: leaving the page must not abort a running launch.
        publish: fromPromise(({ input: { id, plan: planned } }) => publishSurvey(publishInput(id, planned))),
        load: fromPromise(({ input, signal }) => readSurvey(input.id, signal)),
      },
    }),
    { input: { survey: { id: survey.id, state: survey.state }, plan }, inspect },
  );
}
