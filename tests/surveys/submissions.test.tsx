/** Answers whose reply was lost, of a kind of survey in which each submission is one more response. */
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import type { AnswerInput } from '#schema/forms/questions.shapes.ts';
import { openSurvey } from '#machines/surveyAnswering.samples.ts';
import { forgetPerson } from '#src/lib/store.ts';
import { submitAnswers } from '#src/surveys/answering/submissions.ts';
import { surveyAnswers } from '#src/surveys/answering/surveys.writes.ts';
import { aPage } from '#tests/support/page.ts';

afterEach(forgetPerson);

/** Sends answers whose reply was lost before the page was loaded again, and returns the calls and their keys. */
async function resumed(
  draft: { readonly wasPending: boolean },
  answers: readonly AnswerInput[],
): Promise<{ readonly calls: readonly string[]; readonly state: unknown }> {
  const calls: string[] = [];
  const survey = { ...openSurvey, kind: 'solicitud', anonymous: false, multiResponse: true, answered: true };
  aPage(async (request) => {
    const { query } = (await request.json()) as { query: string };
    calls.push(/(?:query|mutation) (\w+)/u.exec(query)?.[1] ?? '');
    return Response.json({ data: { survey, submitSurvey: { pointsAwarded: 0 } } });
  });
  const cache = new QueryClient();
  const { actor } = submitAnswers(
    { cache, what: surveyAnswers, owner: { id: 'ana', orgId: 'aurora' }, id: openSurvey.id },
    { answers: [...answers], page: 0, stage: 'sent', points: 0, ...draft },
  );
  await waitFor(actor, (state) => state.hasTag('over'));
  vi.unstubAllGlobals();
  cache.clear();
  return { calls, state: actor.getSnapshot().value };
}

test('a first request that arrived before its reply was lost is not sent again', async () => {
  const { calls, state } = await resumed({ wasPending: true }, [{ questionId: openSurvey.id, number: 9 }]);
  expect(state).toBe('done');
  expect(calls).not.toContain('SubmitSurvey');
});

test('a later request whose reply was lost is sent again, even without an answer in it', async () => {
  const { calls, state } = await resumed({ wasPending: false }, []);
  expect(state).toBe('done');
  expect(calls.filter((call) => call === 'SubmitSurvey')).toHaveLength(1);
});
