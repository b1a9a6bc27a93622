/** The statuses of success are those of the specification, and 200 everywhere else (spec §9 "Created statuses"). */
import { expect, it } from 'vitest';
import { allRows } from '#schema/contract.ts';

const routesWith = (status: number): readonly string[] =>
  allRows
    .filter(({ row }) => row.status === status)
    .map(({ row }) => row.route)
    .toSorted();

it('201 answers the creation of a badge, a coverage and a person, and 202 a list of people', () => {
  expect(routesWith(201)).toEqual([
    'POST /org/badges',
    'POST /org/create/coverage',
    'POST /org/create/user',
    'POST /org/create/user/external',
  ]);
  // Undoing a list takes as long as reading it.
  expect(routesWith(202)).toEqual(['POST /org/import/{id}/undo', 'POST /org/upload/users']);
});
