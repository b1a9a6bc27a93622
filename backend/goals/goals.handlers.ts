/** Goals when a person or a department is removed. */
import { departmentRemoved } from '../departments/departments.events.ts';
import { takeBackActs } from '../facts/takingPart.ts';
import { discardHeld } from '../files/files.rules.ts';
import { on, onPersonRemoved } from '../http/handling.ts';
import { uncarry } from './carryOver.ts';
import {
  goalCategories,
  goalCheckins,
  goalChecklistItems,
  goalComments,
  goalLinks,
  goalPeriods,
  goals,
} from './goals.tables.ts';
import { countLinks } from './links.ts';
import { recompute } from './recompute.ts';

/** The goals of the person go with everything on them; sums above them are computed again. */
export const goalsGone = onPersonRemoved(
  'goals',
  {
    changes: [goals, goalLinks, goalCheckins],
    removes: [goalComments],
    keeps: [{ tables: [goalPeriods, goalCategories], because: 'they name nobody' }],
  },
  async (context, { user: { id: userId } }) => {
    const { store } = context;
    const { rows } = await store.list(goals, { where: { ownerId: userId } });
    const goalId = { in: rows.map(({ id }) => id) };
    const { rows: links } = await store.list(goalLinks, {
      where: { or: [{ childId: goalId }, { parentId: goalId }] },
    });
    await store.remove(goalLinks, { or: [{ childId: goalId }, { parentId: goalId }] });
    const { rows: checkins } = await store.list(goalCheckins, { where: { goalId } });
    await discardHeld(
      context,
      checkins.map(({ id }) => id),
    );
    const ofOthers = checkins.filter((checkin) => checkin.userId !== userId);
    await takeBackActs(
      context,
      'goalCheckins',
      ofOthers.map(({ id }) => id),
    );
    await store.remove(goalCheckins, { goalId });
    await store.remove(goalComments, { or: [{ goalId }, { userId }] });
    await store.remove(goalChecklistItems, { goalId });
    await store.remove(goals, { ownerId: userId });
    await uncarry(store, rows);
    // What the person asked for others still waits.
    await store.update(goalLinks, { askedById: userId }, { askedById: null });
    await countLinks(
      store,
      links.flatMap(({ childId, parentId }) => [childId, parentId]),
    );
    // Sums of closed periods have lost a term, too, and so has everything above them.
    await recompute(
      context,
      links.map(({ parentId }) => parentId),
      { closed: true },
    );
  },
);

/** Goals of the department go where its people went; without one they are goals of no department. */
export const goalsMoved = on(departmentRemoved, 'goals', async ({ store }, { id, movedTo }) => {
  await store.update(goals, { departmentId: id }, { departmentId: movedTo });
});
