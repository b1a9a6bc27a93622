/** Facts of a removed person. */
import { onPersonRemoved } from '../http/handling.ts';
import { scopeNames } from './changes.ts';
import { addToSums, foldIn } from './fold.ts';
import { factProgress, factRanks, facts, factSums, personDays } from './facts.tables.ts';
import type { Measure } from './measures.ts';
import { rowIdOf } from './personDays.ts';
import { measuresOfActs } from './takingPart.ts';

/** What a person did by themselves: it stays counted without them. */
const byOneself: readonly Measure[] = ['sessions', ...measuresOfActs];

/** The days on which the person came in or took part stay counted under a random id; no sum changes. */
export const factsKept = onPersonRemoved(
  'facts',
  {
    changes: [facts, personDays],
    keeps: [
      {
        tables: [factSums, factRanks, factProgress],
        because: 'sums stay as they were, and identify people by id only',
      },
    ],
  },
  async ({ store, newId }, { user }) => {
    const where = { measure: { in: byOneself }, personId: user.id } as const;
    const { rows: open } = await store.list(facts, { where: { ...where, folded: 0 } });
    await foldIn(store, open);
    const nobody = newId();
    await store.update(facts, where, { personId: nobody, folded: 1 });
    const { rows } = await store.list(personDays, { where });
    await store.remove(personDays, where);
    await store.insert(
      personDays,
      rows.map((row) => {
        const renamed = { ...row, personId: nobody };
        return { ...renamed, id: rowIdOf(renamed) };
      }),
    );
    const months = { measure: { in: byOneself }, scope: scopeNames.people, part: user.id } as const;
    const { rows: sums } = await store.list(factSums, { where: months });
    await store.remove(factSums, months);
    const parts = { measure: { in: byOneself }, scope: scopeNames.person(user.id) } as const;
    const { rows: sumsOfParts } = await store.list(factSums, { where: parts });
    await store.remove(factSums, parts);
    await addToSums(store, [
      ...sums.map((sum) => ({ ...sum, part: nobody })),
      ...sumsOfParts.map((sum) => ({ ...sum, scope: scopeNames.person(nobody) })),
    ]);
  },
);
