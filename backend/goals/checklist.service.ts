/** The checklist of a goal; positions are always 0 to n − 1. */
import type { goalEndpoints } from '#schema/goals/goals.endpoints.ts';
import { goalLimits } from '#schema/goals/goals.rules.ts';
import { reason } from '#schema/reasons.ts';
import type { Context, Service } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { goalToChange, refuseGoal } from './goals.access.ts';
import { goalChecklistItems } from './goals.tables.ts';
import { itemView } from './goals.views.ts';
import { recompute } from './recompute.ts';

type ItemRow = Row<typeof goalChecklistItems>;

const itemsOf = async (store: Store, goalId: string): Promise<readonly ItemRow[]> =>
  (await store.list(goalChecklistItems, { where: { goalId }, order: [['position', 'asc']] })).rows;

/** Gives the items these positions; only those that move are written. */
async function place(store: Store, items: readonly ItemRow[]): Promise<ItemRow[]> {
  for (const [position, item] of items.entries())
    if (item.position !== position) await store.update(goalChecklistItems, { id: item.id }, { position });
  return items.map((item, position) => ({ ...item, position }));
}

async function itemAt({ store, language }: Context, goalId: string, id: string): Promise<ItemRow> {
  const {
    rows: [row],
  } = await store.list(goalChecklistItems, { where: { id, goalId } });
  if (row === undefined) throw domainError('not_found', language);
  return row;
}

export const checklistService: Pick<
  Service<typeof goalEndpoints>,
  'addItem' | 'updateItem' | 'removeItem' | 'reorder'
> = {
  async addItem(context, { params: { id }, body: { title } }) {
    const { store, at } = context;
    await goalToChange(context, id, 'any');
    const items = await itemsOf(store, id);
    const maximum = goalLimits.items;
    if (items.length >= maximum) refuseGoal(context, 'goal_items_full', { maximum });
    const row = {
      id: context.newId(),
      goalId: id,
      title,
      done: false,
      position: items.length,
      createdAt: at,
    };
    await store.insert(goalChecklistItems, [row]);
    await recompute(context, [id]);
    return itemView(row);
  },

  async updateItem(context, { params: { id }, body: { itemId, title, done } }) {
    await goalToChange(context, id, 'any');
    const item = await itemAt(context, id, itemId);
    const change = { title: title ?? item.title, done: done ?? item.done };
    if (change.title === item.title && change.done === item.done) return itemView(item);
    await context.store.update(goalChecklistItems, { id: itemId }, change);
    await recompute(context, [id]);
    return itemView({ ...item, ...change });
  },

  async removeItem(context, { params: { id }, query, body }) {
    const { store, language } = context;
    const itemId = query.itemId ?? body.itemId;
    if (itemId === undefined)
      throw domainError('invalid', language, [reason('itemId', 'required', language)]);
    await goalToChange(context, id, 'any');
    await itemAt(context, id, itemId);
    await store.remove(goalChecklistItems, { id: itemId });
    await place(store, await itemsOf(store, id));
    await recompute(context, [id]);
    return { success: true };
  },

  async reorder(context, { params: { id }, body: { itemIds } }) {
    const { store, language } = context;
    await goalToChange(context, id, 'any');
    const items = await itemsOf(store, id);
    const byId = new Map(items.map((item) => [item.id, item]));
    const wanted = [...new Set(itemIds)].flatMap((one) => byId.get(one) ?? []);
    if (itemIds.length !== items.length || wanted.length !== items.length)
      throw domainError('conflict', language, [
        { ...reason('itemIds', 'goal_items_changed', language), stored: items.map((item) => item.id) },
      ]);
    return (await place(store, wanted)).map(itemView);
  },
};
