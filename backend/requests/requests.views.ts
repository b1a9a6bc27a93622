/** Kinds and requests as their readers see them, in a constant number of reads for a page of requests. */
import { medianOf, requestLimits } from '#schema/requests/requests.rules.ts';
import type { OrgRequestKind, RequestDetail, RequestSubmission } from '#schema/requests/requests.shapes.ts';
import { overdueOf } from '../decisions/decisions.access.ts';
import { decisionsOf, timelineOf } from '../decisions/decisions.views.ts';
import { decisions } from '../decisions/decisions.tables.ts';
import { forms } from '../forms/forms.tables.ts';
import type { Context } from '../http/context.ts';
import { peopleById } from '../people/users.rules.ts';
import { surveys } from '../surveys/surveys.tables.ts';
import { seenRequest, type KindRow, type RequestRow } from './requests.access.ts';
import { requestComments, requests, type KeptFile } from './requests.tables.ts';

const minuteMs = 60_000;

/** Requests for the caller, in their order. */
export async function requestsOf(
  context: Context,
  rows: readonly RequestRow[],
): Promise<RequestSubmission[]> {
  if (rows.length === 0) return [];
  const { rows: theirs } = await context.store.list(decisions, {
    where: { subject: 'request', subjectId: { in: rows.map(({ id }) => id) } },
  });
  const shown = new Map((await decisionsOf(context, theirs)).map((one) => [one.subjectId, one]));
  return rows.flatMap(({ id, kindId, title, state, createdAt }) => {
    const decision = shown.get(id);
    return decision === undefined
      ? []
      : [{ id, kindId, title, user: decision.user, state, decision, createdAt }];
  });
}

const filesOf = (context: Context, files: readonly KeptFile[]) =>
  Promise.all(
    files.map(async ({ key, name, contentType, size }) => ({
      name,
      contentType,
      size,
      url: await context.linkTo(key),
    })),
  );

/** The whole of a request as it is now. */
export async function detailOf(context: Context, id: string): Promise<RequestDetail> {
  const { store, me } = context;
  const { request, decision } = await seenRequest(context, id);
  const [shown] = await requestsOf(context, [request]);
  if (shown === undefined) throw new Error(`request ${id} is not shown`);
  const { rows } = await store.list(requestComments, {
    where: { requestId: id },
    order: [
      ['createdAt', 'asc'],
      ['id', 'asc'],
    ],
  });
  const people = await peopleById(
    context,
    rows.map(({ userId }) => userId),
  );
  return {
    ...shown,
    questions: [...request.questions],
    answers: [...request.answers],
    files: await filesOf(context, request.files),
    steps: await timelineOf(context, decision.id),
    comments: await Promise.all(
      rows.map(async ({ id: commentId, userId, text, files, createdAt }) => ({
        id: commentId,
        user: people.get(userId) ?? null,
        text,
        files: await filesOf(context, files),
        createdAt,
      })),
    ),
    mayComment: request.state !== 'withdrawn' && rows.length < requestLimits.comments,
    mayWithdraw: request.state === 'waiting' && request.userId === me.id,
  };
}

/** The middle of the last decided requests of a kind, in minutes; null for too few. */
async function usualMinutes({ store }: Context, kindId: string): Promise<number | null> {
  const { rows } = await store.list(requests, {
    where: { kindId, decidedAt: { ne: null } },
    order: [['decidedAt', 'desc']],
    limit: requestLimits.median.of,
  });
  const median = medianOf(
    rows.map(({ createdAt, decidedAt }) => Date.parse(decidedAt ?? createdAt) - Date.parse(createdAt)),
  );
  return median === null ? null : Math.max(0, Math.round(median / minuteMs));
}

/** What employees and administrators both see of kinds. */
export async function kindsOf(context: Context, rows: readonly KindRow[]) {
  const people = await peopleById(
    context,
    rows.flatMap(({ approverIds }) => approverIds),
  );
  return Promise.all(
    rows.map(async ({ id, title, description, needs, rule, approverIds, takesFiles, active, createdAt }) => ({
      id,
      title,
      description,
      needs,
      rule,
      approvers: approverIds.flatMap((one) => people.get(one) ?? []),
      takesFiles,
      active,
      usualMinutes: await usualMinutes(context, id),
      createdAt,
    })),
  );
}

/** Kinds for administrators, with what waits. */
export async function orgKindsOf(context: Context, rows: readonly KindRow[]): Promise<OrgRequestKind[]> {
  const { store } = context;
  const shown = new Map((await kindsOf(context, rows)).map((kind) => [kind.id, kind]));
  const counts = await store.tally(requests, {
    where: { kindId: { in: rows.map(({ id }) => id) } },
    by: ['kindId', 'state'],
  });
  const { rows: lateRequests } = await store.list(requests, {
    columns: ['kindId'],
    where: { id: { in: await overdueOf(store, 'request') } },
  });
  const { rows: asked } = await store.list(surveys, {
    where: { id: { in: rows.flatMap(({ surveyId }) => surveyId ?? []) } },
  });
  const { rows: hosted } = await store.list(forms, {
    where: { id: { in: rows.flatMap(({ formId }) => formId ?? []) } },
  });
  const titles = new Map([...asked, ...hosted].map((one) => [one.id, one.title]));
  return rows.flatMap(({ id, surveyId, formId, approverIds, clockHours }) => {
    const kind = shown.get(id);
    if (kind === undefined) return [];
    const own = counts.filter(({ kindId }) => kindId === id);
    return [
      {
        ...kind,
        surveyId,
        formId,
        form: titles.get(surveyId ?? formId ?? '') ?? null,
        approverIds: [...approverIds],
        clockHours,
        waiting: own.find(({ state }) => state === 'waiting')?.count ?? 0,
        late: lateRequests.filter(({ kindId }) => kindId === id).length,
        total: own.reduce((sum, { count }) => sum + count, 0),
      },
    ];
  });
}
