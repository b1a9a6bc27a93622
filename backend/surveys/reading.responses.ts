/** Responses of surveys with names, one by one; of anonymous surveys only what the privacy rule shows. */
import type { OrgResponse, Responses } from '#schema/surveys/surveys.shapes.ts';
import { pageSize } from '#schema/limits.ts';
import type { Context } from '../http/context.ts';
import { pageFrom } from '../http/pages.ts';
import { peopleById } from '../people/users.rules.ts';
import type { Where } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { answersIn } from './responses.ts';
import { overallOf } from './results.figures.ts';
import { surveyResponses } from './surveys.tables.ts';
import type { SurveyRow } from './surveys.views.ts';

/** A page of the responses of surveys, newest first. Anonymous surveys give their aggregates instead. */
export async function responsesOf(
  context: Context,
  asked: readonly SurveyRow[],
  {
    page,
    perPage = pageSize.default,
    where = {},
  }: {
    readonly page: number;
    readonly perPage?: number;
    readonly where?: Where<Row<typeof surveyResponses>>;
  },
): Promise<Responses> {
  const { store } = context;
  const anonymous = asked.filter((survey) => survey.anonymous);
  const named = new Map(asked.flatMap((survey) => (survey.anonymous ? [] : [[survey.id, survey] as const])));
  const { items, pagination } = await pageFrom(
    store,
    surveyResponses,
    { where: { ...where, surveyId: { in: [...named.keys()] } }, order: [['createdAt', 'desc']] },
    { page, perPage },
  );
  const answers = await answersIn(
    store,
    items.map(({ id }) => id),
  );
  const people = await peopleById(
    context,
    items.flatMap(({ userId }) => userId ?? []),
  );
  const aggregate: Responses['aggregate'] = [];
  for (const survey of anonymous) aggregate.push(...(await overallOf(store, survey)).figures);
  return {
    items: items.map(({ id, surveyId, voter, userId, score, createdAt }): OrgResponse => ({
      id,
      surveyId,
      user: people.get(userId ?? '') ?? null,
      answers: answers.get(id) ?? [],
      score: score === null ? null : score / 100,
      // Points are for the first response, whose voter is the person.
      pointsAwarded: voter === userId ? (named.get(surveyId)?.points ?? 0) : 0,
      createdAt,
    })),
    pagination,
    withheld: anonymous.length > 0 ? 'anonymous' : null,
    aggregate,
  };
}
