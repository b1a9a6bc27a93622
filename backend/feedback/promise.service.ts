/** What the organisation promises to those who speak, what it tells them that changed, and figures that name nobody. */
import { caseLimits, caseStates } from '#schema/feedback/cases.rules.ts';
import type { caseEndpoints } from '#schema/feedback/cases.endpoints.ts';
import { caseCategories, type FeedbackPromise } from '#schema/feedback/cases.shapes.ts';
import { threshold } from '#schema/limits.parts.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { applyPatch, noneIfEmpty } from '../kit/applyPatch.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { peopleById } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import { permissions } from '#schema/permissions.ts';
import { clocksOf, isRead, notAbout, reading } from './cases.access.ts';
import { cases, feedbackSettings, feedbackTold } from './cases.tables.ts';

type Calls = 'feedbackPromise' | 'updateFeedback' | 'tellWhatChanged' | 'caseFigures';

async function promiseOf(context: Context): Promise<FeedbackPromise> {
  const { store } = context;
  const maySend = await isRead(store);
  const { rows } = await store.list(users, {
    columns: ['active'],
    where: reading,
    order: [
      ['firstName', 'asc'],
      ['lastName', 'asc'],
    ],
    limit: caseLimits.readers,
  });
  const people = await peopleById(
    context,
    rows.map(({ id }) => id),
  );
  const { rows: told } = await store.list(feedbackTold, {
    order: [['createdAt', 'desc']],
    limit: caseLimits.toldShown,
  });
  return {
    maySend,
    readers: maySend ? rows.flatMap(({ id }) => people.get(id) ?? []) : [],
    ...(await clocksOf(store)),
    told: told.map(({ id, text, textEn, createdAt: at }) => ({ id, text, textEn, at })),
  };
}

/** Counts of at least the threshold; where what is withheld could be subtracted, the smallest of the others goes too. */
export function withheld<C extends { readonly count: number }>(
  counts: readonly C[],
): (Omit<C, 'count'> & { count: number | null })[] {
  const small = counts.filter(({ count }) => count > 0 && count < threshold.usual);
  const hidden = new Set<C>(small);
  const sum = small.reduce((all, { count }) => all + count, 0);
  const [next] = counts
    .filter(({ count }) => count >= threshold.usual)
    .toSorted((one, other) => one.count - other.count);
  if (sum > 0 && (small.length === 1 || sum < threshold.usual) && next !== undefined) hidden.add(next);
  return counts.map((one) => ({ ...one, count: hidden.has(one) ? null : one.count }));
}

export const promiseService: Pick<Service<typeof caseEndpoints>, Calls> = {
  feedbackPromise: (context) => promiseOf(context),

  async updateFeedback(context, { body }) {
    const { store, newId, at } = context;
    const old = await clocksOf(store);
    expectBase(context, body, old);
    const { rows } = await store.list(feedbackSettings, { limit: 1 });
    const change = { ...applyPatch(old, body), updatedAt: at };
    if (rows.length === 0) await store.insert(feedbackSettings, [{ id: newId(), ...change }]);
    else await store.update(feedbackSettings, {}, change);
    return promiseOf(context);
  },

  async tellWhatChanged(context, { body }) {
    const { store, newId, at } = context;
    const row = { id: newId(), text: body.text, textEn: noneIfEmpty(body.textEn) ?? null, createdAt: at };
    await store.insert(feedbackTold, [row]);
    const { rows: everybody } = await store.list(users, {
      columns: ['active'],
      where: { userType: { in: permissions['feedback.use'] }, active: true, deletedAt: null },
    });
    await leaveNotices(context, {
      to: everybody.map(({ id }) => id),
      kind: 'feedback_told',
      actorId: null,
      postId: null,
      sourceId: row.id,
    });
    return { id: row.id, text: row.text, textEn: row.textEn, at };
  },

  async caseFigures({ store, me }) {
    const where = await notAbout(store, me.id);
    const states = await store.tally(cases, { where, by: ['state'] });
    const categories = await store.tally(cases, { where, by: ['category'] });
    return {
      threshold: threshold.usual,
      states: withheld(
        caseStates.map((state) => ({
          state,
          count: states.find((one) => one.state === state)?.count ?? 0,
        })),
      ),
      categories: withheld(
        caseCategories.map((category) => ({
          category,
          count: categories.find((one) => one.category === category)?.count ?? 0,
        })),
      ),
    };
  },
};
