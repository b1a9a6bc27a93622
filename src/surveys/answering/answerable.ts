/** What can be answered with the machine of answering: a survey, or what a domain above maps to the form of one. */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { AnswerInput } from '#schema/forms/questions.shapes.ts';
import type { SurveyForm } from '#schema/surveys/surveys.shapes.ts';
import type { LeftKind } from '#src/lib/leftHere.ts';

/** What is answered. */
export type AnsweredKind = Extract<LeftKind, 'survey' | 'evaluation' | 'request' | 'program' | 'benefit'>;

/** A form that is answered is read again soon, because it may be closed or changed meanwhile. */
const formStaleTimeMs = 15_000;

/** The read of a form; a 404 throws `not_found`. */
export const formQuery = (
  queryKey: readonly string[],
  read: (signal: AbortSignal, cache: QueryClient) => Promise<SurveyForm>,
) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal, client }) => read(signal, client),
    staleTime: formStaleTimeMs,
  });

/** How a form is read and sent. */
export interface Answerable {
  readonly kind: AnsweredKind;
  readonly one: (id: string) => ReturnType<typeof formQuery>;
  /** Returns the points that are promised for the answers; throws `ApiError`. */
  readonly send: (id: string, answers: readonly AnswerInput[], key: string) => Promise<number>;
  /** Shows at once that it is answered; the server's own numbers follow. */
  readonly show: (cache: QueryClient, id: string, wasPending: boolean) => void;
}
