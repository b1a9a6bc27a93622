/** Answers whose reply was lost, of a kind of survey in which each submission is one more response. */
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { openSurvey } from '#machines/surveyAnswering.samples.ts';
import { forgetPerson } from '#src/lib/store.ts';
import { submitAnswers } from '#src/surveys/answering/submissions.ts';
import { surveyAnswers } from '#src/surveys/answering/surveys.writes.ts';
import { aPage } from '#tests/support/page.ts';

afterEach(forgetPerson);

test('a first request that arrived before its reply was lost is not sent again', async () => {
  const asked: string[] = [];
  const survey = { ...openSurvey, kind: 'solicitud', anonymous: false, multiResponse: true, answered: true };
  aPage(async (request) => {
    const { query } = (await request.json()) as { query: string };
    asked.push(/(?:query|mutation) (\w+)/u.exec(query)?.[1] ?? '');
    return Response.json({ data: { survey } });
  });
  const cache = new QueryClient();
  const answers = [{ questionId: openSurvey.id, number: 9 }];
  const draft = { answers, page: 0, stage: 'sent', points: 0, wasPending: true } as const;
  const { actor } = submitAnswers(
    { cache, what: surveyAnswers, owner: { id: 'ana', orgId: 'aurora' }, id: openSurvey.id },
    draft,
  );
  await waitFor(actor, (state) => !state.hasTag('checks'));
  expect(actor.getSnapshot().value).toBe('done');
  expect(asked).not.toContain('SubmitSurvey');
  vi.unstubAllGlobals();
  cache.clear();
});
