/** Mutations of the administration of recognitions. Each refreshes all queries that show the changed data. */
import type { QueryKey } from '@tanstack/react-query';
import { useSaving as useSavingOf, type Saving, type SavingOptions } from '#src/api/useSaving.ts';
import { useSwitching as useSwitchingOf, type Switching } from '#src/api/useSwitching.ts';
import { useWrite as useWriteOf, type AfterWrite } from '#src/api/useWrite.ts';
import { refreshRecognition } from './adminCache.ts';

/** As `src/api/useWrite.ts`. Refreshes all recognition queries by default. */
export const useWrite = <V, R>(write: (given: V, key: string) => Promise<R>, after: AfterWrite<V, R> = {}) =>
  useWriteOf(write, { refresh: refreshRecognition, ...after });

/** As `src/api/useSaving.ts`, with the same default. */
export const useSaving = <F, R>(options: SavingOptions<F, R>): Saving<F> =>
  useSavingOf({ refresh: refreshRecognition, ...options });

/** As `src/api/useSwitching.ts`, with the same default. */
export const useSwitching = (
  queryKey: QueryKey,
  write: (change: Switching) => Promise<unknown>,
): ((change: Switching) => void) => useSwitchingOf(queryKey, write, refreshRecognition);
