/** Orders: the caller's own, those of the organisation, and decisions about their lines. */
import { pageSize } from '#schema/limits.ts';
import type { orderEndpoints } from '#schema/orders/orders.endpoints.ts';
import { orderSteps } from '#schema/orders/orders.rules.ts';
import { reason } from '#schema/reasons.ts';
import type { Context, Service } from '../http/context.ts';
import { pageFrom } from '../http/pages.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { createdWithin } from '../organization/days.ts';
import { notify } from '../posts/posts.notices.ts';
import { noneIfEmpty } from '../kit/applyPatch.ts';
import { fold } from '../kit/fold.ts';
import { billService } from './bills.service.ts';
import { cancelLines, priceOf, recordStep, restoreLine, stepLine, tookItBack } from './decisions.ts';
import { orderAnswers, orderItems, orders } from './orders.tables.ts';
import {
  mayTakeBack,
  openedOrder,
  orderDetailOf,
  orderItemView,
  orderViews,
  withItems,
  type ItemRow,
} from './orders.views.ts';

const newestFirst = [
  ['createdAt', 'desc'],
  ['serial', 'desc'],
] as const;

/** An order line of the organisation; throws 404 if it does not exist. */
async function itemOf({ store, language }: Context, id: string): Promise<ItemRow> {
  const {
    rows: [item],
  } = await store.list(orderItems, { where: { id } });
  if (item === undefined) throw domainError('not_found', language);
  return item;
}

export const orderService: Service<typeof orderEndpoints> = {
  ...billService,

  async orders(context, { query: { page } }) {
    const { items, pagination } = await pageFrom(
      context.store,
      orders,
      { where: { userId: context.me.id }, order: newestFirst, with: withItems },
      { page, perPage: pageSize.default },
    );
    return { items: await orderViews(context, items), pagination };
  },

  order: (context, { params: { id } }) => orderDetailOf(context, id),

  async answers(context, { params: { id } }) {
    const order = await openedOrder(context, id);
    const { rows } = await context.store.list(orderAnswers, {
      where: { orderId: order.id },
      order: [['id', 'asc']],
    });
    return rows.map(({ orderId: _order, ...answer }) => answer);
  },

  async cancel(context, { params: { id } }) {
    const { me, language } = context;
    const order = await openedOrder(context, id);
    // Administrators decide on lines instead.
    if (order.userId !== me.id) throw domainError('forbidden', language);
    const standing = order.items.filter(({ status }) => status !== 'cancelled');
    if (standing.length === 0) throw domainError('conflict', language);
    if (!mayTakeBack(order.items))
      throw domainError('conflict', language, [reason('id', 'order_on_its_way', language)]);
    const refunded = await cancelLines(context, order, standing);
    await recordStep(context, order, { itemId: null, status: 'cancelled', note: '', refunded });
    return orderDetailOf(context, id);
  },

  async orgOrders(context, { body: { page, status, userId, startDate, endDate, keywords } }) {
    const words = fold(keywords ?? '');
    const where = {
      ...(await createdWithin(context, { startDate, endDate })),
      ...(status === undefined ? {} : { status }),
      ...(userId === undefined ? {} : { userId }),
      ...(words === '' ? {} : { fold: { has: words } }),
    };
    const { items, pagination } = await pageFrom(
      context.store,
      orders,
      { where, order: newestFirst, with: withItems },
      { page, perPage: pageSize.default },
    );
    return { items: await orderViews(context, items), pagination };
  },

  async setItemStatus(context, { params: { id }, body: { status: to, from, note, trackingCode } }) {
    const { language, me } = context;
    const item = await itemOf(context, id);
    const order = await openedOrder(context, item.orderId);
    if (from !== undefined && from !== item.status) throw domainError('conflict', language);
    const code = noneIfEmpty(trackingCode);
    const words = {
      ...(note === undefined ? {} : { note }),
      ...(code === undefined ? {} : { trackingCode: code }),
    };
    if (to === item.status) return orderItemView(context, await stepLine(context, item, words));

    const findings = new ValidationErrors(language);
    if (!orderSteps(item.status).includes(to)) findings.add('status', 'order_step');
    else if (item.status === 'cancelled' && order.userId !== me.id && (await tookItBack(context, order, id)))
      findings.add('status', 'order_taken_back');
    findings.throwIfAny();

    // The texts of the last decision do not apply to this one.
    const said = { note: '', ...words };
    let refunded = 0;
    if (to === 'cancelled') refunded = await cancelLines(context, order, [item], said);
    else if (item.status === 'cancelled') {
      await restoreLine(context, order, item, to, said);
      refunded = -priceOf(item);
    } else await stepLine(context, item, { ...said, status: to });
    await recordStep(context, order, { itemId: id, status: to, note: said.note, refunded });
    await notify(context, { to: [order.userId], kind: 'order', postId: null, sourceId: order.id });
    return orderItemView(context, await itemOf(context, id));
  },
};
