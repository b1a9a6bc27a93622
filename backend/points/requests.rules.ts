/** Rules for requests for points: who may request, who decides, and their views. */
import { may } from '#schema/permissions.ts';
import type { PointRequest } from '#schema/points/requests.endpoints.ts';
import type { Context } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import type { Store, Where } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { peopleById, type UserRow } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import { pointRequests } from './points.tables.ts';

export type RequestRow = Row<typeof pointRequests>;
type Me = Pick<UserRow, 'id' | 'userType' | 'departmentId'>;

/**
 * Whether a person decides on requests of another: administrators on all, managers on those of their department, no one
 * on their own.
 */
export const decidesOn = (
  me: Me,
  person: { readonly userId: string; readonly departmentId: string | null },
): boolean =>
  person.userId !== me.id &&
  may(me.userType, 'points.decide') &&
  (me.userType === 'admin' || (me.departmentId !== null && me.departmentId === person.departmentId));

/** The filter for requests on which a person decides. */
export function decidedBy(me: Me): Where<RequestRow> {
  if (!may(me.userType, 'points.decide')) return { or: [] };
  if (me.userType === 'admin') return { userId: { ne: me.id } };
  // A manager without a department decides on no request.
  return me.departmentId === null ? { or: [] } : { userId: { ne: me.id }, departmentId: me.departmentId };
}

/** Whether a person made the request, or would receive its points. */
export const isOwn = (me: Me, { userId, requestedBy }: RequestRow): boolean =>
  userId === me.id || requestedBy === me.id;

/** A request that the reader may see. Throws 404 for any other. */
export async function requestFor(
  { store, me, language }: Pick<Context, 'store' | 'me' | 'language'>,
  id: string,
): Promise<RequestRow> {
  const {
    rows: [request],
  } = await store.list(pointRequests, { where: { id } });
  if (request === undefined || !(isOwn(me, request) || decidesOn(me, request)))
    throw domainError('not_found', language);
  return request;
}

/** Views of requests for their reader, in one read. */
export async function requestViews(
  context: Pick<Context, 'store' | 'linkTo' | 'me'>,
  rows: readonly RequestRow[],
): Promise<PointRequest[]> {
  const { me } = context;
  const people = await peopleById(
    context,
    rows.flatMap(({ userId, requestedBy, resolvedBy }) => [userId, requestedBy, resolvedBy ?? userId]),
  );
  return rows.flatMap((row) => {
    const { departmentId: _of, ...request } = row;
    const [user, requestedBy] = [people.get(row.userId), people.get(row.requestedBy)];
    if (user === undefined || requestedBy === undefined) return [];
    const isOpen = row.status === 'pending';
    return [
      {
        ...request,
        user,
        requestedBy,
        resolvedBy: people.get(row.resolvedBy ?? '') ?? null,
        mayDecide: isOpen && decidesOn(me, row),
        mayWithdraw: isOpen && isOwn(me, row),
      },
    ];
  });
}

/**
 * The people who are notified of a request: the managers of the department or, if there are none, the administrators.
 * The person and the requester are never notified.
 */
export async function decidersOf(
  store: Store,
  { userId, requestedBy, departmentId }: Pick<RequestRow, 'userId' | 'requestedBy' | 'departmentId'>,
): Promise<readonly string[]> {
  const { rows } = await store.list(users, {
    where: { active: true, userType: { in: ['manager', 'admin'] } },
  });
  const others = rows.filter(({ id }) => id !== userId && id !== requestedBy);
  const managers = others.filter(
    (one) => one.userType === 'manager' && departmentId !== null && one.departmentId === departmentId,
  );
  const deciders = managers.length > 0 ? managers : others.filter(({ userType }) => userType === 'admin');
  return deciders.map(({ id }) => id);
}
