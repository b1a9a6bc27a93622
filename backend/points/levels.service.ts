/** Levels: progress by all points ever earned, whether spent or not (spec §7 "Points and store"). */
import type { Level, levelEndpoints } from '#schema/points/levels.endpoints.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { applyPatch } from '../kit/applyPatch.ts';
import { isNameTaken } from '../kit/names.ts';
import { levelOf, levelRows as rowsOf, levelsOf as shown, type LevelRow } from './levelOf.ts';
import { levels } from './points.tables.ts';

/** Throws 422 if name or minimum is taken, or if a given maximum does not end where the next level begins. */
function expectRight(
  { language }: Pick<Context, 'language'>,
  level: LevelRow,
  rows: readonly LevelRow[],
  maxPoints: number | undefined,
): void {
  const findings = new ValidationErrors(language);
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
  findings.throwIfAny();
}

/** The level with its position and maximum. */
async function standing({ store }: Pick<Context, 'store'>, id: string): Promise<Level> {
  const level = shown(await rowsOf(store)).find((one) => one.id === id);
  if (level === undefined) throw new Error(`level ${id} is not there`);
  return level;
}

export const levelService: Service<typeof levelEndpoints> = {
  levels: async ({ store }) => shown(await rowsOf(store)),

  myLevel: ({ store, me }) => levelOf(store, me.id),

  async createLevel(context, { body }) {
    const { store, newId, at } = context;
    const { name, minPoints, nameEn = null, icon = null, benefits = '' } = body;
    const level: LevelRow = { id: newId(), name, nameEn, minPoints, icon, benefits, createdAt: at };
    expectRight(context, level, await rowsOf(store), body.maxPoints);
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
    expectRight(context, level, rows, body.maxPoints);
    const { id, ...change } = level;
    await store.update(levels, { id }, change);
    return standing(context, id);
  },

  async deleteLevel({ store, language }, { params }) {
    if ((await store.remove(levels, { id: params.id })) === 0) throw domainError('not_found', language);
    return { success: true };
  },
};
