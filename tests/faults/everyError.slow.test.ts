/** Every row of the contract × every row of the error catalogue, through the real facade: message, sends, pauses and session (spec §8, §9). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allRows } from '#schema/contract.ts';
import { catalogue } from '#schema/errors.ts';
import { languages, type Language } from '#schema/limits.ts';
import { personOf } from '#tests/contract/calls.ts';
import { aHome, type Home } from '#tests/support/home.ts';
import { ownRepeats, passedReads } from './asked.ts';
import { aBench } from './bench.ts';
import { held, type Kept } from './held.ts';
import { strikes, type Strike } from './strikes.ts';
import { table } from './table.ts';
import { everyTold } from './told.ts';
import { unasked, waysOf } from './ways.ts';

/** By turns: each row meets each line of the catalogue in both languages. */
const languageOf = (at: number): Language => languages[at % languages.length] ?? 'es';
/** Bytes of whatever kind are what the caller asked for, and a line that stands is never late. */
const fits = ({ told }: Strike, { row }: (typeof allRows)[number]): boolean =>
  (row.answer !== 'blob' || told.status !== 200) && (row.answer !== 'stream' || told.code !== 'timeout');

describe('every row of the contract × every row of the error catalogue', () => {
  let home: Home;
  let bench: { end: () => void };
  let token: string;
  const kept: Kept[] = [];
  beforeAll(async () => {
    home = await aHome('tab');
    token = await home.tokenOf(personOf('admin'));
    bench = aBench(home);
  });
  afterAll(() => {
    bench.end();
    home.close();
  });

  it('knows every row and status of the catalogue', () => {
    const known = new Set(everyTold.map(({ code, status }) => `${code} ${status}`));
    const missing = Object.entries(catalogue).flatMap(([code, { statuses }]) =>
      statuses.map((status) => `${code} ${status}`).filter((one) => !known.has(one)),
    );
    expect(missing).toEqual([]);
    expect(new Set(everyTold.map(({ code }) => code))).toEqual(new Set(Object.keys(catalogue)));
  });

  it('finds where the app asks each of its operations', () => {
    expect(unasked).toEqual([]);
  });

  it('finds nobody but the cache and the request pass who says how often', () => {
    expect(ownRepeats).toEqual([]);
  });

  // Exports, machines and look-ups of the composer; the rehearsal of the directory is cached without repeats.
  it('finds the request pass where no cache repeats the same read, and nowhere else', () => {
    expect(passedReads.toSorted()).toEqual(
      [
        'src/points/admin/OutputReport.tsx',
        'src/points/useExport.ts',
        'src/recognitions/composer.actors.ts',
        'src/recognitions/everyone.ts',
        'src/coupons/redeem.actors.ts',
        'src/users/admin/PeopleFile.tsx',
        'src/users/directory/directory.queries.ts',
        'src/users/import/sheetCalls.ts',
        'src/users/people.queries.ts',
        'src/users/photo/profileImage.actors.ts',
      ].toSorted(),
    );
  });

  it.each(allRows)('$operation', { timeout: 120_000 }, async (row) => {
    const done = await Promise.all(
      waysOf(row).flatMap((way, place) =>
        strikes
          .filter((strike) => fits(strike, row))
          .map((strike, at) => held({ row, way, strike, language: languageOf(at + place), token })),
      ),
    );
    kept.push(...done);
    expect(done.flatMap(({ faults }) => faults).slice(0, 12)).toEqual([]);
  });

  it('prints what holds', () => {
    bench.end();
    // The table is what this test is for.
    console.info(table(kept));
  });
});
