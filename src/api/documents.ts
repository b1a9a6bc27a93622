/** Operations with one field, as query options and as writes: the answer is the value of that field. */
import { infiniteQueryOptions, queryOptions, type QueryKey } from '@tanstack/react-query';
import { request, type RequestOptions } from './client.ts';
import type { Operation } from './operation.ts';
import type { Switching } from './useSwitching.ts';

/** The value of the only field of an answer. */
export type AnswerOf<R> = R[Extract<keyof R, string>];

function fieldOf<R extends object>(answer: R): AnswerOf<R> {
  for (const field in answer) return answer[field];
  throw new Error('The answer has no field.');
}

/** Sends the operation and returns the value of its only field; throws `ApiError`. */
export const answerOf = <R extends object, V extends object>(
  document: Operation<R, V>,
  variables: V,
  options: RequestOptions,
): Promise<AnswerOf<R>> => request(document, variables, options).then(fieldOf);

/** Query options of a read. `staleTime` is in ms. */
export const reading = <R extends object, V extends object>(
  queryKey: QueryKey,
  document: Operation<R, V>,
  variables: V,
  staleTime: number,
  options: Pick<RequestOptions, 'together'> = {},
) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => answerOf(document, variables, { signal, ...options }),
    staleTime,
  });

/** The answer of a read whose field is a page. */
export type Paged = Readonly<
  Record<string, { readonly pagination: { readonly page: number; readonly totalPages: number } }>
>;

/** Query options of a paged read; `variables` are those of one page. `staleTime` is in ms. */
export const readingPages = <R extends Paged, V extends object>(
  queryKey: QueryKey,
  document: Operation<R, V>,
  variables: (page: number) => V,
  staleTime: number,
  options: Pick<RequestOptions, 'together'> = {},
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => answerOf(document, variables(pageParam), { signal, ...options }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, totalPages } }): number | undefined =>
      page < totalPages ? page + 1 : undefined,
    staleTime,
  });

/** The answer of a read whose field is a page of a list that goes on after a row. */
export type GoingOn = Readonly<Record<string, { readonly next: string | null }>>;

/** Query options of what follows an answer that ended `after` a row; `variables` are those of one page. */
export const readingOn = <R extends GoingOn, V extends object>(
  queryKey: QueryKey,
  document: Operation<R, V>,
  after: string,
  variables: (after: string) => V,
  staleTime: number,
) =>
  infiniteQueryOptions({
    queryKey: [...queryKey, after],
    queryFn: ({ pageParam, signal }) => answerOf(document, variables(pageParam), { signal }),
    initialPageParam: after,
    getNextPageParam: ({ next }): string | undefined => next ?? undefined,
    staleTime,
  });

/** A write that is sent under the key of its intent. */
export type Sends<V, R> = (given: V, key: string) => Promise<R>;

/** A write of the operation's variables. */
export const sending =
  <R extends object, V extends object>(document: Operation<R, V>): Sends<V, AnswerOf<R>> =>
  (variables, key) =>
    answerOf(document, variables, { key });

/** A write of the operation's only variable `input`. */
export const creating =
  <R extends object, I>(document: Operation<R, { input: I }>): Sends<I, AnswerOf<R>> =>
  (input, key) =>
    answerOf(document, { input }, { key });

/** A write that switches a row on or off by an update of its field `active`. */
export const switching =
  <R extends object>(document: Operation<R, { id: string; input: { active: boolean } }>) =>
  ({ id, active }: Switching): Promise<AnswerOf<R>> =>
    answerOf(document, { id, input: { active } }, {});
