/** Levels: progress by all points ever earned, whether spent or not (spec §7 "Points and store"). */
import type { Level, levelEndpoints } from '#schema/points/levels.endpoints.ts';
import { checkIcon, dropIcon, withIconUrl } from '../files/ownIcon.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { applyPatch } from '../kit/applyPatch.ts';
import { isNameTaken } from '../kit/names.ts';
import { levelOf, levelRows as rowsOf, levelsOf as shown, type LevelRow } from './levelOf.ts';
import { levels } from './points.tables.ts';

/**
 * Throws 422 if name or minimum is taken, if a given maximum does not end where the next level begins, or if a new picture
 * is not the caller's.
 */
async function expectRight(
  context: Context,
  level: LevelRow,
  rows: readonly LevelRow[],
  maxPoints: number | undefined,
): Promise<void> {
  const findings = new ValidationErrors(context.language);
  const others = rows.filter(({ id }) => id !== level.id);
  if (isNameTaken(level, others)) findings.add('name', 'name_taken');
  const same = others.find(({ minPoints }) => minPoints === level.minPoints);
  if (same !== undefined) findings.add('minPoints', 'level_overlaps', { points: level.minPoints });
  const next = others.find(({ minPoints }) => minPoints > level.minPoints);
  if (maxPoints !== undefined) {
    if (maxPoints < level.minPoints)
      findings.add('maxPoints', 'maximum_below_minimum', { minimum: level.minPoints });
    else if (next !== undefined && maxPoints !== next.minPoints - 1)
      findings.add('maxPoints', 'level_gap', { points: next.minPoints, maximum: next.minPoints - 1 });
  }
  const before = rows.find(({ id }) => id === level.id)?.iconKey ?? null;
  await checkIcon(context, { key: level.iconKey, before, field: 'iconKey' }, findings);
  findings.throwIfAny();
}

/** The level with its position and maximum. */
async function standing(context: Context, id: string): Promise<Level> {
  const level = shown(await rowsOf(context.store)).find((one) => one.id === id);
  if (level === undefined) throw new Error(`level ${id} is not there`);
  return withIconUrl(level, context);
}

export const levelService: Service<typeof levelEndpoints> = {
  levels: async (context) =>
    Promise.all(shown(await rowsOf(context.store)).map((level) => withIconUrl(level, context))),

  async myLevel(context) {
    const { earned, level, next } = await levelOf(context.store, context.me.id);
    return {
      earned,
      level: level && (await withIconUrl(level, context)),
      next: next && (await withIconUrl(next, context)),
    };
  },

  async createLevel(context, { body }) {
    const { store, newId, at } = context;
    const { name, minPoints, maxPoints, nameEn = null, icon = null, iconKey = null, benefits = '' } = body;
    const level: LevelRow = { id: newId(), name, nameEn, minPoints, icon, iconKey, benefits, createdAt: at };
    await expectRight(context, level, await rowsOf(store), maxPoints);
    await store.insert(levels, [level]);
    return standing(context, level.id);
  },

  async updateLevel(context, { params, body }) {
    const { store, language } = context;
    const rows = await rowsOf(store);
    const before = shown(rows).find((row) => row.id === params.id);
    const old = rows.find((row) => row.id === params.id);
    if (old === undefined || before === undefined) throw domainError('not_found', language);
    expectBase(context, body, before);
    const level = applyPatch(old, body);
    await expectRight(context, level, rows, body.maxPoints);
    const { id, ...change } = level;
    await store.update(levels, { id }, change);
    await dropIcon(context, old.iconKey, level.iconKey);
    return standing(context, id);
  },

  async deleteLevel(context, { params: { id } }) {
    const { store, language } = context;
    const {
      rows: [level],
    } = await store.list(levels, { where: { id } });
    if (level === undefined) throw domainError('not_found', language);
    await store.remove(levels, { id });
    await dropIcon(context, level.iconKey);
    return { success: true };
  },
};
