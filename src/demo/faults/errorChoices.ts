/** The error catalogue as choices: one for each status, and two statuses that the catalogue does not name. */
import { catalogue, isCode, type ErrorCode } from '#schema/errors.ts';

/** One response that a fault can give; status 0 means no response. */
export interface ErrorChoice {
  readonly id: string;
  readonly code: ErrorCode;
  readonly status: number;
}

/** Statuses for codes without statuses in the catalogue; for `other` a retryable and a non-retryable one. */
const unnamed: Readonly<Partial<Record<ErrorCode, readonly number[]>>> = {
  network: [0],
  timeout: [0],
  other: [418, 501],
  // A success status without a valid response.
  unknown: [200],
};

/** In the order of the catalogue. */
export const errorChoices: readonly ErrorChoice[] = Object.keys(catalogue)
  .filter(isCode)
  .flatMap((code) =>
    (unnamed[code] ?? catalogue[code].statuses).map((status) => ({ id: `${code}-${status}`, code, status })),
  );
