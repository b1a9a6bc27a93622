/** Every row of the contract × every row of the error catalogue, through the real facade: message, sends, pauses and session (spec §8, §9). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allRows } from '#schema/contract.ts';
import { catalogue } from '#schema/errors.ts';
import { languages } from '#schema/limits.ts';
import { personOf } from '#tests/contract/calls.ts';
import { openTestDeployment, type TestDeployment } from '#tests/support/deployment.ts';
import { ownRepeats, passedReads } from './asked.ts';
import { aBench } from './bench.ts';
import { held, type Kept } from './held.ts';
import { strikes, type Strike } from './strikes.ts';
import { table } from './table.ts';
import { turnOf } from './turns.ts';
import { everyTold } from './told.ts';
import { unasked, waysOf } from './ways.ts';
import { isWhole } from '#tests/support/trials.ts';

/** Any bytes are a valid answer of a blob row, and an open stream has no time limit. */
const fits = ({ told }: Strike, { row }: (typeof allRows)[number]): boolean =>
  (row.answer !== 'blob' || told.status !== 200) && (row.answer !== 'stream' || told.code !== 'timeout');

describe('every row of the contract × every row of the error catalogue', () => {
  let deployment: TestDeployment;
  let bench: ReturnType<typeof aBench>;
  let token: string;
  const kept: Kept[] = [];
  beforeAll(async () => {
    deployment = await openTestDeployment('tab');
    token = await deployment.tokenOf(personOf('admin'));
    bench = aBench(deployment);
  });
  beforeEach(() => bench.begin());
  afterAll(() => {
    bench.end();
    deployment.close();
    // The table belongs to the report.
    if (kept.length > 0) console.info(table(kept));
  });

  it('the faults cover every code and status of the error catalogue', () => {
    const known = new Set(everyTold.map(({ code, status }) => `${code} ${status}`));
    const missing = Object.entries(catalogue).flatMap(([code, { statuses }]) =>
      statuses.map((status) => `${code} ${status}`).filter((one) => !known.has(one)),
    );
    expect(missing).toEqual([]);
    expect(new Set(everyTold.map(({ code }) => code))).toEqual(new Set(Object.keys(catalogue)));
  });

  it('every operation is asked somewhere in the app', () => {
    expect(unasked).toEqual([]);
  });

  it('no code but the cache and the request pass sets how often a call is repeated', () => {
    expect(ownRepeats).toEqual([]);
  });

  // Exports, machines and look-ups of the composer. The rehearsal of the directory is cached without retries.
  it('the request pass is used exactly for reads that no cache repeats', () => {
    expect(passedReads.toSorted()).toEqual(
      [
        'src/evaluations/admin/ScoresFile.tsx',
        'src/challenges/admin/PeoplePage.tsx',
        'src/analytics/explain/useLineExport.ts',
        'src/analytics/transactions/useTransactionExport.ts',
        'src/benefits/admin/benefitsAdmin.queries.ts',
        'src/communications/admin/communicationsAdmin.queries.ts',
        'src/events/admin/eventsAdmin.queries.ts',
        'src/events/events.queries.ts',
        'src/goals/admin/GoalsFile.tsx',
        'src/points/admin/OutputReport.tsx',
        'src/programs/admin/programsAdmin.queries.ts',
        'src/points/useExport.ts',
        'src/recognitions/composer.actors.ts',
        'src/recognitions/everyone.ts',
        'src/coupons/redeem.actors.ts',
        'src/requests/admin/requestsAdmin.queries.ts',
        'src/surveys/results/SurveyFile.tsx',
        'src/users/admin/PeopleFile.tsx',
        'src/users/directory/directory.queries.ts',
        'src/users/import/sheetCalls.ts',
        'src/people/people.queries.ts',
        'src/users/photo/profileImage.actors.ts',
      ].toSorted(),
    );
  });

  it.each(allRows)(
    '$operation handles each error of the catalogue with its message, sends, pauses and session',
    { timeout: 120_000 },
    async (row) => {
      const ways = waysOf(row);
      const done = await Promise.all(
        ways.flatMap((way, place) =>
          strikes
            .map((strike) => ({ strike, turn: turnOf({ row: allRows.indexOf(row), place, strike, ways }) }))
            .filter(({ strike, turn }) => turn.isTried && fits(strike, row))
            .map(({ strike, turn }) => held({ row, way, strike, language: turn.language, token })),
        ),
      );
      kept.push(...done);
      expect(done.flatMap(({ faults }) => faults).slice(0, 12)).toEqual([]);
    },
  );

  it('each error of the catalogue is tried, in a release at each call, and each pair of way, fault and language that go together', () => {
    const met = new Set<string>();
    const meet = (...two: readonly string[]): void => void met.add(two.join(' + '));
    for (const { row, way, strike, language } of kept) {
      const [call, how] = [row.operation, `${way.by} ${way.layer}`];
      meet(call, `${strike.told.code} ${strike.told.status}`);
      meet(call, way.name);
      meet(call, language);
      meet(how, strike.name);
      meet(how, language);
      meet(strike.name, language);
    }
    const wanted = allRows.flatMap((row) =>
      waysOf(row).flatMap((way) =>
        strikes
          .filter((strike) => fits(strike, row))
          .flatMap(({ name, told }) => [
            ...(isWhole ? [`${row.operation} + ${told.code} ${told.status}`] : []),
            `${row.operation} + ${way.name}`,
            `${way.by} ${way.layer} + ${name}`,
            ...languages.flatMap((language) => [
              `${row.operation} + ${language}`,
              `${way.by} ${way.layer} + ${language}`,
              `${name} + ${language}`,
            ]),
          ]),
      ),
    );
    expect([...new Set(wanted)].filter((two) => !met.has(two))).toEqual([]);
  });
});
