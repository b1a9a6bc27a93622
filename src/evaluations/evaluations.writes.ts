/** Writes of evaluations, and what they change on the screens. */
import type { QueryClient } from '@tanstack/react-query';
import type { AnswerInput } from '#schema/forms/questions.shapes.ts';
import { request } from '#src/api/client.ts';
import { sending } from '#src/api/documents.ts';
import {
  AcknowledgeEvaluationDocument,
  ConfirmPeersDocument,
  NominatePeersDocument,
  OpenEvaluationResultDocument,
  RemindEvaluationTeamDocument,
  ReopenEvaluationDocument,
  SubmitEvaluationDocument,
  TakeBackEvaluationDocument,
} from '#src/gql/graphql.ts';
import { countsQuery } from '#src/notifications/counts.queries.ts';
import type { Answerable } from '#src/surveys/answering/answerable.ts';
import { countAnswered } from '#src/surveys/answering/surveys.writes.ts';
import { evaluationQueries } from './evaluations.queries.ts';
import { evaluationsKey, pendingEvaluationsQuery, type Evaluation } from './pending.queries.ts';

/** Each raises `ApiError`, and a repeated key is the same write. */
export const evaluationWrites = {
  nominate: sending(NominatePeersDocument),
  confirm: sending(ConfirmPeersDocument),
  open: sending(OpenEvaluationResultDocument),
  acknowledge: sending(AcknowledgeEvaluationDocument),
  takeBack: sending(TakeBackEvaluationDocument),
  reopen: sending(ReopenEvaluationDocument),
  remindTeam: sending(RemindEvaluationTeamDocument),
} as const;

/** Reads everything about evaluations again; never raises. */
export function refreshEvaluations(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: evaluationsKey });
}

async function send(id: string, answers: readonly AnswerInput[], key: string): Promise<number> {
  await request(
    SubmitEvaluationDocument,
    { id, input: { answers: answers.map((answer) => ({ ...answer })) } },
    { key },
  );
  return 0;
}

function show(cache: QueryClient, id: string, wasPending: boolean): void {
  cache.setQueryData(pendingEvaluationsQuery().queryKey, (list: readonly Evaluation[] | undefined) =>
    list?.filter((one) => one.id !== id),
  );
  if (wasPending) countAnswered(cache);
  refreshEvaluations(cache);
  void cache.invalidateQueries({ queryKey: countsQuery().queryKey });
}

/** Evaluations: read, sent, and gone from the list and the count at once. */
export const evaluationAnswers: Answerable = {
  kind: 'evaluation',
  one: evaluationQueries.form,
  send,
  show,
};
