/** The rows of the error catalogue as they are chosen: one for each status, and two that the catalogue does not name. */
import { catalogue, isCode, type ErrorCode } from '#schema/errors.ts';

/** One answer that a fault can give; status 0 where nothing comes. */
export interface ErrorChoice {
  readonly id: string;
  readonly code: ErrorCode;
  readonly status: number;
}

/** Statuses that stand for a row of the catalogue without any: of `other` one that may be repeated and one that may not. */
const unnamed: Readonly<Partial<Record<ErrorCode, readonly number[]>>> = {
  network: [0],
  timeout: [0],
  other: [418, 501],
  // A success that is no answer.
  unknown: [200],
};

/** In the order of the catalogue. */
export const errorChoices: readonly ErrorChoice[] = Object.keys(catalogue)
  .filter(isCode)
  .flatMap((code) =>
    (unnamed[code] ?? catalogue[code].statuses).map((status) => ({ id: `${code}-${status}`, code, status })),
  );
