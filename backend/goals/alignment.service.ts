/** Which goals are above a goal: no circle, not too many levels, and no part that counts without the owner above. */
import type { goalEndpoints } from '#schema/goals/goals.endpoints.ts';
import { goalLimits } from '#schema/goals/goals.rules.ts';
import { wording } from '#schema/kit/wording.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors } from '../http/domainError.ts';
import {
  decides,
  expectOpenPeriod,
  goalById,
  goalSettingsOf,
  goalToChange,
  refuseGoal,
  sees,
  type Sight,
} from './goals.access.ts';
import { agreed, moving } from './goals.defaults.ts';
import { tellAsked, tellRefused } from './goals.notices.ts';
import { goalLinks, goals } from './goals.tables.ts';
import { countLinks } from './links.ts';
import { goalDetail } from './reading.service.ts';
import { recompute } from './recompute.ts';
import { levelsFrom, stepsFrom, type Steps } from './walk.ts';

/** The titles of the circle that a link would close; of goals that the caller may not see, three dots. */
async function circleOf(
  { store, language }: Pick<Context, 'store' | 'language'>,
  sight: Sight,
  { childId, parentId, up }: { readonly childId: string; readonly parentId: string; readonly up: Steps },
): Promise<string> {
  const from = new Map<string, string>();
  for (const [last, next] of up) for (const to of next) if (!from.has(to)) from.set(to, last);
  const ids = [childId];
  for (let id = from.get(childId); id !== undefined && id !== parentId; id = from.get(id)) ids.push(id);
  const path = childId === parentId ? [childId, childId] : [...ids, parentId, childId];
  const { rows } = await store.list(goals, { where: { id: { in: path } } });
  const titles = new Map(
    rows.map((row) => [row.id, sees(sight, row) ? wording(row.title, row.titleEn, language) : '…']),
  );
  return path.map((id) => titles.get(id) ?? '…').join(' → ');
}

async function expectParent(
  context: Context,
  sight: Sight,
  childId: string,
  parentId: string,
): Promise<void> {
  const { store } = context;
  const up = await stepsFrom(store, [parentId], 'up');
  if (up.has(childId))
    refuseGoal(
      context,
      'goal_circle',
      { goals: await circleOf(context, sight, { childId, parentId, up }) },
      'parents',
    );
  const down = await stepsFrom(store, [childId], 'down');
  if (levelsFrom(up, parentId) + levelsFrom(down, childId) > goalLimits.levels)
    refuseGoal(context, 'goal_levels', { maximum: goalLimits.levels }, 'parents');
  const [parts] = await store.tally(goalLinks, { where: { parentId } });
  if ((parts?.count ?? 0) >= goalLimits.parts)
    refuseGoal(context, 'goal_parts_full', { maximum: goalLimits.parts }, 'parents');
}

export const alignmentService: Pick<Service<typeof goalEndpoints>, 'setParents' | 'answerPart'> = {
  async setParents(context, { params: { id }, body }) {
    const { store, at, language } = context;
    const { sight } = await goalToChange(context, id, 'any');
    if (!(await goalSettingsOf(store)).alignment) refuseGoal(context, 'goal_alignment_off');
    const wanted = new Map(body.parents.map((parent) => [parent.id, parent.weight ?? 1]));
    const errors = new ValidationErrors(language);
    for (const [place, parent] of body.parents.entries()) {
      const row = await goalById(store, parent.id);
      if (row === undefined || !sees(sight, row) || row.status === 'cancelled')
        errors.add(`parents.${place}`, 'id_unknown');
    }
    errors.throwIfAny();
    const { rows: links } = await store.list(goalLinks, {
      where: { childId: id },
      with: { goal: { one: goals, on: 'parentId' } },
    });
    const shown = links.filter(({ goal }) => goal !== null && sees(sight, goal));
    const known = new Map(shown.map((link) => [link.parentId, link]));
    const gone = shown.filter(({ parentId }) => !wanted.has(parentId));
    const changed = [...wanted].filter(([parentId, weight]) => {
      const link = known.get(parentId);
      return link === undefined || (link.askedWeight ?? link.weight) !== weight;
    });
    const touched = [...gone.map(({ parentId }) => parentId), ...changed.map(([parentId]) => parentId)];
    for (const parentId of touched) {
      const parent = await goalById(store, parentId);
      if (parent !== undefined) await expectOpenPeriod(context, parent.periodId);
    }
    if (gone.length > 0) await store.remove(goalLinks, { id: { in: gone.map((link) => link.id) } });
    for (const [parentId, weight] of changed) {
      const link = known.get(parentId);
      if (link === undefined) await expectParent(context, sight, id, parentId);
      const parent = await goalById(store, parentId);
      const asked = parent !== undefined && !decides(sight, parent) && weight !== link?.weight;
      const counts = asked
        ? { weight: link?.weight ?? 0, askedWeight: weight, askedById: context.me.id }
        : { weight, ...agreed };
      if (link === undefined)
        await store.insert(goalLinks, [
          { id: context.newId(), parentId, childId: id, ...counts, ...moving, createdAt: at },
        ]);
      else await store.update(goalLinks, { id: link.id }, counts);
      if (asked) await tellAsked(context, parent, context.me.id);
    }
    await countLinks(store, [id, ...touched]);
    await recompute(context, touched);
    return goalDetail(context, id);
  },

  async answerPart(context, { params: { id }, body: { partId, askedWeight, accept } }) {
    const { store } = context;
    const { goal } = await goalToChange(context, id, 'any');
    if (!(await goalSettingsOf(store)).alignment) refuseGoal(context, 'goal_alignment_off');
    const {
      rows: [link],
    } = await store.list(goalLinks, {
      where: { id: partId, parentId: id },
      with: { goal: { one: goals, on: 'childId' } },
    });
    const part = link?.goal ?? null;
    if (link === undefined || part === null || link.askedWeight !== askedWeight)
      return refuseGoal(context, 'goal_part_changed');
    if (accept && (goal.status === 'cancelled' || part.status === 'cancelled'))
      refuseGoal(context, 'goal_not_open');
    if (accept) await store.update(goalLinks, { id: link.id }, { weight: askedWeight, ...agreed });
    else {
      if (link.weight > 0) await store.update(goalLinks, { id: link.id }, agreed);
      else await store.remove(goalLinks, { id: link.id });
      await tellRefused(context, part, link.askedById);
    }
    await countLinks(store, [id, part.id]);
    await recompute(context, [id]);
    return goalDetail(context, id);
  },
};
