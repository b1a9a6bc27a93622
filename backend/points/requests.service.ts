/** Requests for points to give, and their single answer, also with concurrent deciders (spec §3 "Point request"). */
import { pageSize } from '#schema/limits.ts';
import type { PointRequest, requestEndpoints } from '#schema/points/requests.endpoints.ts';
import { reason } from '#schema/reasons.ts';
import type { Context, Service } from '../http/context.ts';
import { pageFrom } from '../http/pages.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { notifiedByMail } from '../mail/listed.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { notifications } from '../notifications/notifications.tables.ts';
import type { Change, Where } from '../store/port.ts';
import { nameOf, type UserRow } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import { checkBudget, checkPeople, handOut } from './budget.ts';
import { pointRequests } from './points.tables.ts';
import {
  decidedBy,
  decidersOf,
  decidesOn,
  requestFor,
  requestViews,
  type RequestRow,
} from './requests.rules.ts';
import { takesPart } from './settings.rules.ts';
import { requestMail } from './points.mails.ts';

/**
 * The receiver of the points; adds an error if that person cannot receive points or the caller may not request for
 * them.
 */
async function personFor(
  { store, me }: Context,
  userId: string | undefined,
  findings: ValidationErrors,
): Promise<UserRow> {
  if (userId === undefined || userId === me.id) {
    if (!takesPart(me)) findings.add('amount', 'requester_without_points');
    return me;
  }
  const {
    rows: [person],
  } = await store.list(users, { where: { id: userId } });
  if (person === undefined) findings.add('userId', 'person_unknown');
  else if (!decidesOn(me, { userId, departmentId: person.departmentId }))
    findings.add('userId', 'person_not_yours');
  else if (!takesPart(person)) findings.add('userId', 'person_without_points', { name: nameOf(person) });
  return person ?? me;
}

const resolved = (context: Context) =>
  domainError('conflict', context.language, [reason('id', 'request_resolved', context.language)]);

/**
 * A pending request on which the caller decides. Throws 403 for the caller's own request, 404 for a hidden one, 409 if
 * it was already answered.
 */
async function pendingFor(context: Context, id: string): Promise<RequestRow> {
  const request = await requestFor(context, id);
  if (!decidesOn(context.me, request)) throw domainError('forbidden', context.language);
  if (request.status !== 'pending') throw resolved(context);
  return request;
}

async function seen(context: Context, request: RequestRow): Promise<PointRequest> {
  const [view] = await requestViews(context, [request]);
  if (view === undefined) throw new Error(`request ${request.id} is of nobody`);
  return view;
}

/** Stores the answer; a second answer gets 409. */
async function answer(context: Context, { id }: RequestRow, change: Change<RequestRow>): Promise<RequestRow> {
  const { store, me, at } = context;
  const [answered] = await store.update(
    pointRequests,
    { id, status: 'pending' },
    { ...change, resolvedBy: me.id, resolvedAt: at },
  );
  if (answered === undefined) throw resolved(context);
  return answered;
}

/** Notifies the requester and, after an approval, the receiver. */
async function notifyAnswer(
  context: Context,
  { id, userId, requestedBy, status }: RequestRow,
): Promise<void> {
  const people = status === 'approved' ? [requestedBy, userId] : [requestedBy];
  await leaveNotices(context, {
    to: people.filter((person) => person !== context.me.id),
    kind: 'request',
    actorId: context.me.id,
    postId: null,
    sourceId: id,
  });
}

export const requestService: Service<typeof requestEndpoints> = {
  async createRequest(context, { body: { amount, reason: why, userId } }) {
    const { store, me, newId, at, language } = context;
    const findings = new ValidationErrors(language);
    const person = await personFor(context, userId, findings);
    findings.throwIfAny();
    const request: RequestRow = {
      id: newId(),
      userId: person.id,
      requestedBy: me.id,
      departmentId: person.departmentId,
      amount,
      reason: why,
      status: 'pending',
      resolvedBy: null,
      resolvedAt: null,
      approvedAmount: null,
      note: '',
      createdAt: at,
    };
    await store.insert(pointRequests, [request]);
    await leaveNotices(context, {
      to: await decidersOf(store, request),
      kind: 'request',
      actorId: me.id,
      postId: null,
      sourceId: request.id,
    });
    await notifiedByMail(context, requestMail, { person: me });
    return seen(context, request);
  },

  async requests(context, { query: { page, pending, all } }) {
    const { store, me } = context;
    const whose: Where<RequestRow> =
      all === true ? decidedBy(me) : { or: [{ userId: me.id }, { requestedBy: me.id }] };
    const status: Where<RequestRow> =
      pending === undefined ? {} : { status: pending ? 'pending' : { ne: 'pending' } };
    const { items, pagination } = await pageFrom(
      store,
      pointRequests,
      {
        where: { ...whose, ...status },
        order: [
          ['createdAt', 'desc'],
          ['id', 'desc'],
        ],
      },
      { page, perPage: pageSize.default },
    );
    return { items: await requestViews(context, items), pagination };
  },

  async approveRequest(context, { body: { id, amount, note = '' } }) {
    const request = await pendingFor(context, id);
    const points = amount ?? request.amount;
    const findings = new ValidationErrors(context.language);
    await checkPeople(context, [{ userId: request.userId, field: 'id' }], findings);
    await checkBudget(context, [{ points, field: 'amount' }], findings);
    findings.throwIfAny();
    const approved = await answer(context, request, { status: 'approved', approvedAmount: points, note });
    await handOut(context, [{ userId: request.userId, purse: 'give', points, note }], 'request', id);
    await notifyAnswer(context, approved);
    return seen(context, approved);
  },

  async rejectRequest(context, { body: { id, note = '' } }) {
    const rejected = await answer(context, await pendingFor(context, id), { status: 'rejected', note });
    await notifyAnswer(context, rejected);
    return seen(context, rejected);
  },

  async withdrawRequest(context, { params: { id } }) {
    const { store, me, language } = context;
    const request = await requestFor(context, id);
    if (request.userId !== me.id && request.requestedBy !== me.id) throw domainError('forbidden', language);
    if ((await store.remove(pointRequests, { id, status: 'pending' })) === 0) throw resolved(context);
    // The deciders' unread notifications about the request are removed.
    const asked = await decidersOf(store, request);
    await store.remove(notifications, { userId: { in: asked }, sourceId: id, readAt: null });
    return { success: true };
  },
};
