/** Which failed reads by id say that the thing is not there, instead of offering Retry. */
import { expect, it } from 'vitest';
import { ApiError, errorOf, type ErrorCode } from '#schema/errors.ts';
import { isNotFound } from '#src/ui/isNotFound.ts';

it.each([
  ['not_found', true],
  ['invalid', true],
  ['network', false],
  ['forbidden', false],
  ['internal', false],
] satisfies [ErrorCode, boolean][])('a read by id that failed with %s is not found: %s', (code, expected) => {
  expect(isNotFound(new ApiError(errorOf(code, 'es').facts()))).toBe(expected);
});

it('a read without an error is not missing anything', () => {
  expect(isNotFound(null)).toBe(false);
});
