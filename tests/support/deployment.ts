/**
 * A complete deployment in process for tests: real facade, backend and store; only time, ids, hashing and the
 * network are replaced.
 */
import { graphql, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { createBackend, type Backend } from '#backend/app.ts';
import { createTokens } from '#backend/auth/tokens.ts';
import { memoryBlobs } from '#backend/files/blobs.memory.ts';
import type { Dependencies, Hasher } from '#backend/http/context.ts';
import { createEventBus } from '#backend/http/eventBus.ts';
import { createIssuer, newIssuerKey } from '#backend/http/issuer.ts';
import { createSign } from '#backend/http/sign.ts';
import type { Database } from '#backend/store/port.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import { demoDirectory } from '#mock/world/directory.ts';
import { createFacade, facadeContext } from '#schema/facade.ts';
import { readSdl } from '#server/sdl.ts';
import { databaseWith, type StoreKind } from './databases.ts';
import { worldAt } from './worlds.ts';

/** Password of all people in tests. */
export const password = 'aplauso-demo';
/** The signing secret of test deployments, also for tests that forge a token. */
export const secret = new TextEncoder().encode('a secret for tests that is long enough');

/** Fast and readable: hashing has its own tests. */
export const plainHasher: Hasher = {
  hash: async (text) => `plain:${text}`,
  verify: async (text, hash) => hash === `plain:${text}`,
};

export type { StoreKind } from './databases.ts';

export interface TestDeployment {
  readonly kind: StoreKind;
  readonly backend: Backend;
  readonly db: Database;
  readonly world: readonly OrgSeed[];
  readonly dependencies: Dependencies;
  /** The time of the next call, in ms; tests change it. */
  now: number;
  /** Runs the jobs that are due at `now`; returns how many jobs ran. */
  tick(): Promise<number>;
  /** Makes a REST call as a person, or without a session. */
  rest(
    route: string,
    options?: {
      readonly as?: string;
      readonly token?: string;
      readonly body?: unknown;
      readonly text?: string;
      readonly form?: FormData | undefined;
      readonly bytes?: Uint8Array<ArrayBuffer>;
      readonly signal?: AbortSignal;
      readonly headers?: Record<string, string>;
    },
  ): Promise<Response>;
  /** Makes a GraphQL call through the facade. */
  ask(
    document: string,
    options?: {
      readonly as?: string;
      readonly token?: string;
      readonly variables?: Record<string, unknown>;
      readonly headers?: Record<string, string>;
    },
  ): Promise<ExecutionResult>;
  /** Signs a person in and returns the session token. */
  tokenOf(email: string): Promise<string>;
  close(): void;
}

const sdl = readSdl();
let schema: GraphQLSchema | undefined;

/** The default start time of tests: a working day at noon. */
export const noon = Date.parse('2026-03-18T18:00:00.000Z');

/** Opens a deployment over one of the stores, by default with the small demo world. */
export async function openTestDeployment(
  kind: StoreKind,
  options: {
    readonly now?: number;
    readonly world?: readonly OrgSeed[];
    /** Replaces dependencies of the deployment. */
    readonly dependencies?: (own: Dependencies) => Dependencies;
  } = {},
): Promise<TestDeployment> {
  const now = options.now ?? noon;
  const world = options.world ?? worldAt(now, await plainHasher.hash(password));
  const { db, close } = await databaseWith(kind, world);
  /** A person whose calls begin at once signs in once: more sign-ins at once would have to wait for one another. */
  const tokens = new Map<string, Promise<string>>();
  let drawn = 0;
  let tokensDrawn = 0;
  const dependencies: Dependencies = {
    db,
    clock: () => deployment.now,
    newId: () => `019d0000-0000-7000-8000-${(++drawn).toString(16).padStart(12, '0')}`,
    hasher: plainHasher,
    tokens: createTokens(secret, () => `token-${++tokensDrawn}`),
    address: 'http://home.test',
    blobs: memoryBlobs(),
    sign: createSign(secret),
    issuer: createIssuer(newIssuerKey),
    eventBus: createEventBus(),
    people: demoDirectory(db),
    channels: { email: true, browser: true, pushKey: null, whatsapp: true },
    log: (line, error) => console.error(line, error),
  };
  const backend = createBackend(options.dependencies?.(dependencies) ?? dependencies);

  // Node passes an abort on to a request only until the request is collected as garbage; a stream would never end.
  const abortable = new Set<Request>();
  const signIn = async (email: string): Promise<string> => {
    const answer = await deployment.rest('POST /login', { body: { email, password } });
    const said: { auth_token?: string } = await answer.json();
    if (said.auth_token === undefined) throw new Error(`${email} cannot sign in: ${JSON.stringify(said)}`);
    return said.auth_token;
  };
  const deployment: TestDeployment = {
    kind,
    backend,
    db,
    world,
    dependencies,
    now,
    close,
    tick: () => backend.tick(),
    async rest(route, { as, token, body, text, form, bytes, signal, headers = {} } = {}) {
      const [method = 'GET', path = '/'] = route.split(' ');
      const bearer = token ?? (as === undefined ? undefined : await deployment.tokenOf(as));
      const sent = text ?? (body === undefined ? undefined : JSON.stringify(body));
      const request = new Request(`http://home.test/rest${path}`, {
        method,
        headers: {
          ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
          ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(sent === undefined && form === undefined && bytes === undefined
          ? {}
          : { body: form ?? bytes ?? sent ?? null }),
        ...(signal === undefined ? {} : { signal }),
      });
      if (signal !== undefined) abortable.add(request);
      return backend.fetch(request);
    },
    async ask(document, { as, token, variables = {}, headers = {} } = {}) {
      schema ??= createFacade(sdl);
      const bearer = token ?? (as === undefined ? undefined : await deployment.tokenOf(as));
      const context = facadeContext({
        base: 'http://home.test/rest',
        answer: backend.call,
        headers: () => ({
          ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
          ...headers,
        }),
        language: 'es',
      });
      return graphql({ schema, source: document, variableValues: variables, contextValue: context });
    },
    tokenOf: (email) => {
      const known = tokens.get(email);
      if (known !== undefined) return known;
      const token = signIn(email);
      tokens.set(email, token);
      token.catch(() => tokens.delete(email));
      return token;
    },
  };
  return deployment;
}
