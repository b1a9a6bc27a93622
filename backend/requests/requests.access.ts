/** Loads kinds and requests for those who may see them, and the form of a kind. */
import { may } from '#schema/permissions.ts';
import type { Question, Section } from '#schema/forms/questions.shapes.ts';
import { openQuestion } from '#schema/requests/requests.rules.ts';
import { surveyStateOf } from '#schema/surveys/surveys.rules.ts';
import { seatsOf, sitsIn, type DecisionRow } from '../decisions/decisions.access.ts';
import { decisions } from '../decisions/decisions.tables.ts';
import { questionsIn } from '../forms/questions.ts';
import { forms } from '../forms/forms.tables.ts';
import type { Context } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { surveys } from '../surveys/surveys.tables.ts';
import { requestKinds, requests } from './requests.tables.ts';

export type KindRow = Row<typeof requestKinds>;
export type RequestRow = Row<typeof requests>;

/** A kind. Raises 404. */
export async function kindBy(
  { store, language }: Pick<Context, 'store' | 'language'>,
  id: string,
): Promise<KindRow> {
  const {
    rows: [row],
  } = await store.list(requestKinds, { where: { id } });
  if (row === undefined) throw domainError('not_found', language);
  return row;
}

/** The ids of kinds that people can hand in now: switched on, and with an open form. */
export async function openKinds(
  { store, at }: Pick<Context, 'store' | 'at'>,
  kinds: readonly KindRow[],
): Promise<ReadonlySet<string>> {
  const ids = kinds.flatMap(({ surveyId }) => surveyId ?? []);
  const { rows } =
    ids.length === 0 ? { rows: [] } : await store.list(surveys, { where: { id: { in: ids } } });
  const open = new Set(rows.filter((survey) => surveyStateOf(survey, at) === 'open').map(({ id }) => id));
  return new Set(
    kinds
      .filter(({ active, surveyId }) => active && (surveyId === null || open.has(surveyId)))
      .map(({ id }) => id),
  );
}

/** The questions of a kind: one open question without a form. */
export async function formOf(
  store: Store,
  { id: kindId, surveyId, formId }: Pick<KindRow, 'id' | 'surveyId' | 'formId'>,
): Promise<{ readonly sections: Section[]; readonly questions: Question[] }> {
  const id = surveyId ?? formId;
  if (id === null) return { sections: [], questions: [openQuestion(kindId)] };
  const {
    rows: [owner],
  } =
    surveyId === null
      ? await store.list(forms, { where: { id } })
      : await store.list(surveys, { where: { id } });
  return { sections: [...(owner?.sections ?? [])], questions: [...(await questionsIn(store, id))] };
}

/** A request with its decision, for the person, those who decide or decided, and administrators. Raises 404. */
export async function seenRequest(
  { store, me, language }: Pick<Context, 'store' | 'me' | 'language'>,
  id: string,
): Promise<{ readonly request: RequestRow; readonly decision: DecisionRow }> {
  const {
    rows: [request],
  } = await store.list(requests, { where: { id } });
  const {
    rows: [decision],
  } = await store.list(decisions, { where: { subject: 'request', subjectId: id } });
  if (request === undefined || decision === undefined) throw domainError('not_found', language);
  const isSeen =
    request.userId === me.id ||
    may(me.userType, 'requests.manage') ||
    decision.decidedBy === me.id ||
    sitsIn(await seatsOf(store, decision.id), me.id);
  if (!isSeen) throw domainError('not_found', language);
  return { request, decision };
}
