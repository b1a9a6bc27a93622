/** Loads a survey for its administrators, and checks what may be done with it. */
import type { ReasonCode, ReasonParams } from '#schema/reasons.ts';
import { reason } from '#schema/reasons.ts';
import { surveyStepsOf, type SurveyKind, type SurveyStep } from '#schema/surveys/surveys.rules.ts';
import type { Context } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { publishToPages } from '../http/openPages.ts';
import { kindsOn } from './kinds.ts';
import { surveyInvitations, surveys } from './surveys.tables.ts';
import type { SurveyRow } from './surveys.views.ts';

type Calling = Pick<Context, 'store' | 'language'>;

/** Raises 403 while the module of the kind is off; the module of the call may be that of another kind. */
export async function expectKindOn({ store, language }: Calling, kind: SurveyKind): Promise<void> {
  if (!(await kindsOn(store)).includes(kind)) throw domainError('module_off', language);
}

/** A survey that is not a poll. Raises 404, and 403 while the module of its kind is off. */
export async function builtSurvey(context: Calling, id: string): Promise<SurveyRow> {
  const {
    rows: [survey],
  } = await context.store.list(surveys, { where: { id, kind: { ne: 'poll' } } });
  if (survey === undefined) throw domainError('not_found', context.language);
  await expectKindOn(context, survey.kind);
  return survey;
}

/** Throws 409 with the reason. */
export function refuse(
  { language }: Pick<Context, 'language'>,
  code: ReasonCode,
  params: ReasonParams = {},
): never {
  throw domainError('conflict', language, [reason('', code, language, params)]);
}

/** Whether one of the steps may be taken now; `revise` is held by `making.build.ts`. */
export const isStep = (
  { at }: Pick<Context, 'at'>,
  survey: SurveyRow,
  ...steps: readonly SurveyStep[]
): boolean => steps.some((step) => surveyStepsOf(survey, at, true).includes(step));

/** Raises 409 unless one of the steps may be taken now. */
export function expectStep(
  context: Pick<Context, 'at' | 'language'>,
  survey: SurveyRow,
  ...steps: readonly SurveyStep[]
): void {
  if (!isStep(context, survey, ...steps)) refuse(context, 'survey_step');
}

/** Tells the pages of the people in a survey that it changed. An answer tells nobody: its moment could give it away. */
export async function tellInvited(
  context: Pick<Context, 'store' | 'publish' | 'newId'>,
  surveyId: string,
): Promise<void> {
  const { rows } = await context.store.list(surveyInvitations, { columns: ['userId'], where: { surveyId } });
  publishToPages(
    context,
    'survey.changed',
    null,
    rows.map(({ userId }) => userId),
  );
}
