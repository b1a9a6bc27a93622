/** Bugs that make the two stores differ, or lose data. */
import type { Bug } from '../bug.ts';

export const storeBugs: readonly Bug[] = [
  {
    name: 'tab-store-compares-null',
    effect: 'In the tab a row without a value passes a comparison.',
    file: 'mock/tab/engine.match.ts',
    find: 'return value !== null && fits(compareValues(value, bound));',
    put: 'return fits(compareValues(value, bound));',
    gate: 'node',
    only: ['tests/store/conformance.test', 'tests/store/differential.test'],
    shows: /store/,
  },
  {
    name: 'sql-store-skips-null-rows',
    effect: 'On SQLite the second page leaves out rows without a value.',
    file: 'server/sqlQuery.ts',
    find: 'nullable ? `(${column} < ? or ${column} is null)` : `${column} < ?`',
    put: '`${column} < ?`',
    gate: 'node',
    only: ['tests/store/conformance.test'],
    shows: /conformance/,
  },
  {
    name: 'tab-log-keeps-first-change',
    effect: 'After a reload the tab shows rows as they were before their last change.',
    file: 'mock/tab/log.ts',
    find: 'for (const change of changes) last.set(JSON.stringify(change.slice(0, 3)), change);',
    put: 'for (const change of changes) {\n      const row = JSON.stringify(change.slice(0, 3));\n      if (!last.has(row)) last.set(row, change);\n    }',
    gate: 'node',
    only: ['tests/store/log.test'],
    shows: /store\/log/,
  },
  {
    name: 'sql-store-sorts-each-piece',
    effect: 'On SQLite each piece of a launch to many people finds and sorts all of them.',
    file: 'server/sqlEngine.ts',
    find: 'isWalk(filter, steps, limit) ? besideId : quoted',
    put: 'quoted',
    gate: 'node',
    only: ['tests/server/plans.test'],
    shows: /plans.*along their ids/,
  },
];
