/** One boot operation for all loads of one start-up; each load takes its own part once. */
import type { ApiError } from '#schema/errors.ts';
import { askParts, type Parts } from '#src/api/ask.ts';
import { takeEarly } from '#src/api/early.ts';
import { BootDocument, type BootQuery } from '#src/gql/graphql.ts';

type Part = keyof BootQuery;

/** Provides the parts of boot operations. */
export interface BootParts {
  /** The part as the facade returned it, or null; throws the `ApiError` of a failed part. */
  readonly take: <P extends Part>(part: P, token: string | null) => Promise<BootQuery[P]>;
}

interface Run {
  readonly token: string | null;
  readonly parts: Promise<Parts<BootQuery>>;
  readonly taken: Set<Part>;
}

function partOf<P extends Part>(parts: Parts<BootQuery>, part: P): BootQuery[P] {
  const error: ApiError | undefined = parts.errors.get(part);
  if (error !== undefined) throw error;
  const value = parts.data[part];
  if (value === undefined) throw new Error(`the boot operation left out ${part}`);
  return value;
}

/**
 * Starts a new operation when the token changes or a part is taken a second time (after sign-in, on Retry).
 */
export function bootParts(): BootParts {
  let run: Run | undefined;
  return {
    async take(part, token) {
      if (run === undefined || run.token !== token || run.taken.has(part)) {
        const parts = askParts(BootDocument, {}, { token, early: takeEarly('Boot', token) });
        run = { token, parts, taken: new Set() };
      }
      run.taken.add(part);
      return partOf(await run.parts, part);
    },
  };
}
