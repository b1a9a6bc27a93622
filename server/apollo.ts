/** The facade over HTTP: checks the operation, then Apollo Server executes the same schema as the tab. */
import { ApolloServer, HeaderMap } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { GraphQLError, type GraphQLFormattedError, type ValidationRule } from 'graphql';
import * as z from 'zod/mini';
import { deviceHeader, sourceHeader } from '#backend/http/edge.ts';
import type { ErrorCode } from '#schema/errors.ts';
import { createFacade, facadeContext } from '#schema/facade.ts';
import type { Transport } from '#schema/kit/client.ts';
import type { DirectTransport } from '#schema/kit/direct.ts';
import type { FacadeContext } from '#schema/kit/resolvers.ts';
import { defaultLanguage, maxTogether } from '#schema/limits.ts';
import { factsOf, graphqlError, languageOf, tooLarge } from './answers.ts';
import { readBody } from './body.ts';

/** The GraphQL endpoint. */
export interface Graphql {
  /** Answers `/graphql`, always with JSON; never throws. */
  fetch(request: Request): Promise<Response>;
  stop(): Promise<void>;
}

/** The REST API behind the facade: by object in this process, or over the wire on another server. */
export type RestBehind =
  | Pick<DirectTransport, 'base' | 'answer' | 'trusted'>
  | Pick<Transport, 'base' | 'send' | 'complete'>;

interface Options {
  readonly sdl: string;
  readonly rest: RestBehind;
  /** The exact query texts that are allowed; `any` is for tests. */
  readonly known: ReadonlySet<string> | 'any';
}

const Question = z.object({
  query: z.string(),
  variables: z.nullish(z.record(z.string(), z.unknown())),
  operationName: z.nullish(z.string()),
});

/** Reads may travel together; a write has a request, and so a key, of its own. */
const Asked = z.union([
  Question,
  z.array(Question).check(
    z.minLength(1),
    z.maxLength(maxTogether),
    z.refine((all) => all.every(({ query }) => !/\bmutation\b/.test(query))),
  ),
]);

/** Allows one write per document, so that no write is hidden behind another or repeated by aliases. */
const oneWrite: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (node.operation === 'mutation' && node.selectionSet.selections.length > 1) {
      context.reportError(new GraphQLError('One write per request.', { nodes: [node] }));
    }
  },
});

/**
 * Keeps errors of the resolvers, which carry their facts. Replaces other errors, so that internals stay
 * hidden.
 */
function worded(error: GraphQLFormattedError): GraphQLFormattedError {
  if (typeof error.extensions?.['status'] === 'number') return error;
  const isQuestion = /^(GRAPHQL_|BAD_|OPERATION_|PERSISTED_)/.test(String(error.extensions?.['code']));
  const code: ErrorCode = isQuestion ? 'bad_request' : 'internal';
  const facts = factsOf(code, defaultLanguage);
  return {
    message: facts.message,
    ...(error.path === undefined ? {} : { path: error.path }),
    extensions: { ...facts },
  };
}

const passedOn = [
  'authorization',
  'x-page-origin',
  'accept-language',
  'idempotency-key',
  sourceHeader,
  deviceHeader,
] as const;

const sessionOf = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    passedOn.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])),
  );

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** Starts the endpoint. */
export async function createGraphql({ sdl, rest, known }: Options): Promise<Graphql> {
  const apollo = new ApolloServer<FacadeContext>({
    schema: createFacade(sdl),
    nodeEnv: 'production',
    introspection: false,
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: true,
    stopOnTerminationSignals: false,
    validationRules: [oneWrite],
    formatError: worded,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],
  });
  await apollo.start();

  /** The answer to one operation of a request. */
  async function answer(question: z.infer<typeof Question>, request: Request): Promise<Response> {
    const language = languageOf(request.headers);
    let device: string | undefined;
    const answering: RestBehind =
      'answer' in rest
        ? {
            ...rest,
            answer: async (call) => {
              const answered = await rest.answer(call);
              if (!(answered instanceof Response)) device = answered.device;
              return answered;
            },
          }
        : rest;
    const headers = new HeaderMap();
    for (const [name, value] of request.headers) headers.set(name, value);
    const {
      status,
      headers: answered,
      body,
    } = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: 'POST', headers, search: '', body: question },
      context: async () =>
        facadeContext({ ...answering, language, headers: () => sessionOf(request.headers) }),
    });
    if (body.kind !== 'complete') return graphqlError(factsOf('internal', language));
    const out = new Headers([...answered]);
    out.set('cache-control', 'no-store');
    if (device !== undefined) out.set(deviceHeader, device);
    return new Response(body.string, { status: status ?? 200, headers: out });
  }

  /** Each operation has its own data and errors; their statuses are in the errors. */
  async function answerTogether(
    questions: readonly z.infer<typeof Question>[],
    request: Request,
  ): Promise<Response> {
    const answers = await Promise.all(questions.map((question) => answer(question, request)));
    const texts = await Promise.all(answers.map((one) => one.text()));
    return new Response(`[${texts.join(',')}]`, {
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    });
  }

  return {
    async fetch(request) {
      const language = languageOf(request.headers);
      if (request.method !== 'POST') return graphqlError(factsOf('other', language, 405));
      const bytes = await readBody(request);
      if (bytes === undefined) return graphqlError(tooLarge(language));
      const asked = z.safeParse(Asked, parse(bytes));
      if (!asked.success) return graphqlError(factsOf('bad_request', language));
      const questions = Array.isArray(asked.data) ? asked.data : [asked.data];
      if (known !== 'any' && !questions.every(({ query }) => known.has(query))) {
        const message = language === 'es' ? 'Esta operación no existe.' : 'There is no such operation.';
        return graphqlError({
          ...factsOf('bad_request', language),
          message,
          reasons: [{ field: 'query', code: 'operation_unknown', message }],
        });
      }
      return Array.isArray(asked.data) ? answerTogether(asked.data, request) : answer(asked.data, request);
    },
    stop: () => apollo.stop(),
  };
}
