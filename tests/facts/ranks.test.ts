/** Rank, spread and people of a year are those of a count over the people, while facts are folded, wait, and are taken back. */
import { expect, it } from 'vitest';
import { foldPiece } from '#backend/facts/fold.ts';
import { readSpread, readTop, readWho } from '#backend/facts/ranks.ts';
import { readByPerson } from '#backend/facts/read.ts';
import type { Store } from '#backend/store/port.ts';
import { trials, storesOf } from '../support/trials.ts';
import { play } from './play.ts';

const years = [
  { startDate: '2025-04-01', endDate: '2026-03-31' },
  { startDate: '2025-06-01', endDate: '2026-05-31' },
  { startDate: '2025-01-01', endDate: '2025-12-31' },
];
const everybody = async (ids: readonly string[]) => new Set(ids);

it.each(storesOf(import.meta.url))(
  'rank, spread and people of a year equal a count over people, %s store',
  async (kind) => {
    const played = await play(kind);
    const { deployment, org } = played;
    await played.begin();
    const compare = async (store: Store): Promise<void> => {
      for (const measure of ['sent', 'received'] as const)
        for (const days of years) {
          const times = await readByPerson(store, { measure, of: 'count', ...days });
          const points = await readByPerson(store, { measure, of: 'amount', ...days });
          const spread = new Map<number, number>();
          for (const count of times.values()) spread.set(count, (spread.get(count) ?? 0) + 1);
          expect(await readSpread(store, measure, days)).toEqual(spread);
          const ids = [...times.keys()].toSorted();
          for (const after of ['', ids[3] ?? ''])
            expect(await readWho(store, { measure, after, most: 4, ...days })).toEqual(
              ids.filter((id) => id > after).slice(0, 4),
            );
          const top = await readTop(store, { measure, most: 3, ...days }, everybody);
          const best = [...times].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
          expect(
            top
              ?.toSorted((one, other) => other.times - one.times || (one.personId < other.personId ? -1 : 1))
              .slice(0, 3),
          ).toEqual(
            best
              .slice(0, 3)
              .map(([personId, count]) =>
                expect.objectContaining({ personId, times: count, points: points.get(personId) ?? 0 }),
              ),
          );
        }
    };
    for (let turn = 0; turn < trials(6); turn++) {
      for (let count = 0; count < 12; count++) await played.act();
      await deployment.db.read(org, compare);
      await deployment.db.tx(org, foldPiece);
      await deployment.db.read(org, compare);
    }
    deployment.close();
  },
  300_000,
);
