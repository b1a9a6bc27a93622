/** `/graphql` in the tab: graphql-js executes the facade, which calls the rows by object in the same page. */
import { execute, GraphQLError, parse, type DocumentNode, type FormattedExecutionResult } from 'graphql';
import * as z from 'zod/mini';
import { errorOf, type ErrorFacts } from '#schema/errors.ts';
import { createFacade, facadeContext } from '#schema/facade.ts';
import type { DirectTransport, ObjectCall } from '#schema/kit/direct.ts';
import { defaultLanguage, type Language } from '#schema/limits.ts';
import { failedHeader } from './callLog.ts';

const Question = z.object({
  query: z.string(),
  variables: z.nullish(z.record(z.string(), z.unknown())),
  operationName: z.nullish(z.string()),
});

const passedOn = ['authorization', 'x-page-origin', 'accept-language', 'idempotency-key'] as const;

const json = (status: number, body: FormattedExecutionResult): Response =>
  Response.json(body, {
    status,
    headers: { 'content-type': 'application/graphql-response+json', 'cache-control': 'no-store' },
  });

/** Rejects the whole request with an error that is not retryable. */
function refused({ message, ...facts }: ErrorFacts, why?: string): Response {
  const extensions = { ...facts, retryable: false, message };
  return json(facts.status, { errors: [{ message: why ?? message, extensions }] });
}

async function questionOf(request: Request): Promise<z.infer<typeof Question> | undefined> {
  try {
    return z.parse(Question, await request.json());
  } catch {
    return undefined;
  }
}

/**
 * Keeps errors of the resolvers, which carry their facts. Replaces other errors, so that internals stay
 * hidden.
 */
function worded(error: GraphQLError, language: Language): GraphQLError {
  if (typeof error.extensions['status'] === 'number') return error;
  const { message, ...extensions } = errorOf('internal', language).facts();
  return new GraphQLError(message, { ...(error.path === undefined ? {} : { path: error.path }), extensions });
}

/**
 * Answers `/graphql`, always with JSON. A query text is parsed once and not validated: the app's operations
 * are checked when they are generated, the server checks others, and graphql's rules would add 10 kB.
 */
export function graphqlEdge(
  sdl: string,
  rest: Pick<DirectTransport, 'base'> & {
    /** Calls a row on behalf of a request of the page. */
    readonly answer: (call: ObjectCall, from: Request) => ReturnType<DirectTransport['answer']>;
  },
): (request: Request) => Promise<Response> {
  const schema = createFacade(sdl, { assumeValid: true, assumeValidSDL: true, noLocation: true });
  const known = new Map<string, DocumentNode | string>();
  const documentOf = (query: string): DocumentNode | string => {
    try {
      const document = parse(query);
      return document;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };

  return async (request) => {
    const language: Language = /^\s*en\b/i.test(request.headers.get('accept-language') ?? '')
      ? 'en'
      : defaultLanguage;
    if (request.method !== 'POST') return refused(errorOf('other', language, 405).facts());
    const question = await questionOf(request);
    if (question === undefined) return refused(errorOf('bad_request', language).facts());
    const document = known.get(question.query) ?? documentOf(question.query);
    known.set(question.query, document);
    if (typeof document === 'string') return refused(errorOf('bad_request', language).facts(), document);
    const session = passedOn.flatMap((name): [string, string][] => {
      const value = request.headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    const { data, errors } = await execute({
      schema,
      document,
      variableValues: question.variables,
      operationName: question.operationName,
      contextValue: facadeContext({
        base: rest.base,
        answer: (call) => rest.answer(call, request),
        language,
        headers: () => session,
      }),
    });
    // Without data nothing was executed: the variables or the operation name did not fit.
    if (data === undefined) return refused(errorOf('bad_request', language).facts(), errors?.[0]?.message);
    if (errors === undefined) return json(200, { data });
    const told = errors.map((error) => worded(error, language).toJSON());
    const answer = json(200, { data, errors: told });
    const { code, status } = told[0]?.extensions ?? {};
    answer.headers.set(failedHeader, `${String(code)} ${String(status)}`);
    return answer;
  };
}
