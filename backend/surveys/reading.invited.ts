/** People who were asked: with their state, by it or by their name, or for an anonymous survey counted by department. */
import type { Input } from '#schema/kit/endpoint.ts';
import type { readingEndpoints } from '#schema/surveys/reading.endpoints.ts';
import { surveyStateOf } from '#schema/surveys/surveys.rules.ts';
import type { Invited, InvitedGroup } from '#schema/surveys/surveys.shapes.ts';
import { segmentsOf } from '#schema/kit/privacy/cells.ts';
import type { Context } from '../http/context.ts';
import { pageFrom } from '../http/pages.ts';
import { fold } from '../kit/fold.ts';
import { peopleById } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import type { Store, Where } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { segmentNames } from './cells.ts';
import { countedIn } from './results.counted.ts';
import { surveyInvitations } from './surveys.tables.ts';
import type { SurveyRow } from './surveys.views.ts';

/** The state of an invitation. */
export function statusOf(
  { answered }: Pick<Row<typeof surveyInvitations>, 'answered'>,
  survey: SurveyRow,
  at: string,
) {
  if (answered) return 'answered';
  const state = surveyStateOf(survey, at);
  return state === 'closing' || state === 'closed' ? 'expired' : 'pending';
}

/**
 * Counts of departments that share no cell, so that each has one group; none of fewer people than the threshold, which
 * may have risen since the launch.
 */
async function groupsOf(store: Store, survey: SurveyRow): Promise<InvitedGroup[]> {
  const { cells, responded } = await countedIn(store, survey);
  const names = await segmentNames(store);
  const groups = segmentsOf(cells, 'department').filter(({ invited }) => invited >= survey.threshold);
  return groups.map(({ values, cells: own, invited }) => {
    const [only, ...others] = values;
    return {
      departmentId: others.length > 0 || only === undefined || only === '' ? null : only,
      name: names('department', values).filter(Boolean).join(', ') || null,
      invited,
      answered: own.reduce((sum, at) => sum + (responded[at] ?? 0), 0),
    };
  });
}

type State = ReturnType<typeof statusOf>;
type Narrowed = Input<typeof readingEndpoints.invited>['query'];

/** Which invitations have a state: that of one without an answer depends on its survey. */
function inState(
  surveys: readonly SurveyRow[],
  status: State | undefined,
  at: string,
): Where<Row<typeof surveyInvitations>> {
  const isLike = (survey: SurveyRow): boolean =>
    status === undefined || status === 'answered' || statusOf({ answered: false }, survey, at) === status;
  return {
    surveyId: { in: surveys.filter(isLike).map(({ id }) => id) },
    ...(status === undefined ? {} : { answered: status === 'answered' }),
  };
}

/** Invitations of people whose name, position or address has the words. */
async function ofPeople(store: Store, keywords = ''): Promise<Where<Row<typeof surveyInvitations>>> {
  if (keywords === '') return {};
  const { rows } = await store.list(users, { where: { fold: { has: fold(keywords) } } });
  return { userId: { in: rows.map(({ id }) => id) } };
}

/** A page of the people asked by surveys with names; `one` adds the groups of a single anonymous survey. */
export async function invitedOf(
  context: Context,
  asked: readonly SurveyRow[],
  {
    page,
    perPage,
    status,
    keywords,
    one,
  }: Omit<Narrowed, 'surveyId'> & { readonly one: SurveyRow | undefined },
): Promise<Invited> {
  const { store, at } = context;
  const named = new Map(asked.flatMap((survey) => (survey.anonymous ? [] : [[survey.id, survey] as const])));
  const { items, pagination } = await pageFrom(
    store,
    surveyInvitations,
    {
      where: { ...inState([...named.values()], status, at), ...(await ofPeople(store, keywords)) },
      order: [['createdAt', 'desc']],
    },
    { page, perPage },
  );
  const people = await peopleById(
    context,
    items.map(({ userId }) => userId),
  );
  const isWithheld = one?.anonymous === true;
  return {
    items: items.flatMap((row) => {
      const { id, surveyId, userId, createdAt } = row;
      const survey = named.get(surveyId);
      const user = people.get(userId);
      return survey === undefined || user === undefined
        ? []
        : [{ id, surveyId, status: statusOf(row, survey, at), createdAt, user }];
    }),
    pagination,
    withheld: isWithheld ? 'anonymous' : null,
    groups: isWithheld ? await groupsOf(store, one) : [],
  };
}
