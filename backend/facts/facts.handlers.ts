/** Facts of a removed person. */
import { onPersonRemoved } from '../http/handling.ts';
import { scopeNames } from './changes.ts';
import { addToSums, foldIn } from './fold.ts';
import { factProgress, factRanks, facts, factSums, personDays } from './facts.tables.ts';
import { rowIdOf } from './personDays.ts';

/** The person's session days stay counted under a random id; no sum changes. */
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
    const where = { measure: 'sessions', personId: user.id } as const;
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
    const months = { measure: 'sessions', scope: scopeNames.people, part: user.id } as const;
    const { rows: sums } = await store.list(factSums, { where: months });
    await store.remove(factSums, months);
    await addToSums(
      store,
      sums.map((sum) => ({ ...sum, part: nobody })),
    );
  },
);
