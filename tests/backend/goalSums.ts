/** What a goal shows and whether it is true: the progress of its bar against the sum of the terms beside it. */
import { sees, sightFor } from '#backend/goals/goals.access.ts';
import { goalChecklistItems, goals } from '#backend/goals/goals.tables.ts';
import { goalViews } from '#backend/goals/goals.views.ts';
import { users } from '#backend/people/users.tables.ts';
import { progressOf } from '#schema/goals/progress.ts';
import { fractionOf, fractionText } from '#schema/kit/fraction.ts';
import type { SurveyFixture } from './surveyFixture.ts';

/** The goals whose bar is not the sum of what this reader is shown, as "title: bar, sum". */
export const falseSums = (fixture: SurveyFixture, reader: string): Promise<readonly string[]> =>
  fixture.look(async (store) => {
    const {
      rows: [me],
    } = await store.list(users, { where: { id: reader } });
    if (me === undefined) throw new Error(`nobody is ${reader}`);
    const sight = await sightFor(store, me);
    const { rows } = await store.list(goals);
    const { rows: items } = await store.list(goalChecklistItems);
    const context = { store, now: fixture.deployment.now, linkTo: () => Promise.resolve('') };
    const views = await goalViews(
      context,
      sight,
      rows.filter((row) => sees(sight, row)),
    );
    return views.flatMap((goal) => {
      const own = items.filter(({ goalId }) => goalId === goal.id && goal.measure === 'checklist');
      const sum = progressOf(goal, {
        items: own,
        parts: goal.terms.map(({ weight, progress, status }) => ({
          weight,
          cancelled: status === 'cancelled',
          progress: fractionOf(progress),
        })),
      });
      const shown = sum === null ? null : fractionText(sum);
      return shown === goal.progress && own.length === goal.items
        ? []
        : [`${goal.title}: ${goal.progress}, ${shown}`];
    });
  });
