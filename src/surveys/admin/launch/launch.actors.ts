/** The launch machine connected to the API. */
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { surveyLaunchMachine } from '#machines/surveyLaunch.machine.ts';
import type { LaunchAudience, LaunchedSurvey, LaunchPlan } from '#machines/surveyLaunch.setup.ts';
import { isAnswered } from '#src/api/isAnswered.ts';
import { newKey } from '#src/api/newKey.ts';
import { inspect } from '#src/lib/recorder.ts';
import {
  readSurvey,
  surveyAudience,
  surveyResource,
  type BuiltSurvey,
} from '#src/surveys/admin/surveysAdmin.queries.ts';

/** A running launch. */
export type LaunchActor = ActorRefFrom<typeof surveyLaunchMachine>;

/** Everybody is asked where nothing narrows. */
const audienceInput = ({ threshold: _own, ...audience }: LaunchAudience) => ({
  departmentIds: [...audience.departmentIds],
  groupIds: [...audience.groupIds],
  userIds: [...audience.userIds],
  tenureFrom: audience.tenureFrom,
  tenureTo: audience.tenureTo,
});

/** The launch of a survey with a plan; not started yet. */
export function createLaunch(survey: Pick<BuiltSurvey, 'id' | 'state'>, plan: LaunchPlan): LaunchActor {
  // One idempotency key per plan until the server answers.
  const intents = new Map<string, string>();

  async function publish({ id, plan: asked }: { id: string; plan: LaunchPlan }): Promise<LaunchedSurvey> {
    const { audience, ...rest } = asked;
    const content = JSON.stringify(asked);
    const intent = intents.get(content) ?? newKey();
    intents.set(content, intent);
    try {
      const published = await surveyResource.publish(
        {
          surveyId: id,
          ...audienceInput(audience),
          threshold: audience.threshold,
          ...rest,
          remindAfter: [...rest.remindAfter],
        },
        intent,
      );
      intents.delete(content);
      return published;
    } catch (error) {
      if (isAnswered(error)) intents.delete(content);
      throw error;
    }
  }

  return createActor(
    surveyLaunchMachine.provide({
      actors: {
        check: fromPromise(({ input, signal }) =>
          surveyAudience({ ...audienceInput(input), threshold: input.threshold }, signal),
        ),
        // No signal: leaving the page must not abort a running launch.
        publish: fromPromise(({ input }) => publish(input)),
        load: fromPromise(({ input, signal }) => readSurvey(input.id, signal)),
      },
    }),
    { input: { survey: { id: survey.id, state: survey.state }, plan }, inspect },
  );
}
