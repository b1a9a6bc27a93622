/** One call from request to answer, in the fixed order: token, permission, module, body, record (design §3). */
import type { Reason } from '#schema/errors.ts';
import { ApiError, errorOf } from '#schema/errors.ts';
import { isWrite, modulesOf, type Row } from '#schema/kit/endpoint.ts';
import { check } from '#schema/kit/validate.ts';
import { readQuery, toWire, wirePath } from '#schema/kit/wire.ts';
import { defaultLanguage, type Language } from '#schema/limits.ts';
import { may } from '#schema/permissions.ts';
import { addressOf } from '../files/files.link.ts';
import { revokedTokens } from '../auth/auth.tables.ts';
import { modules } from '../organization/organization.tables.ts';
import { DuplicateKey, type Store } from '../store/port.ts';
import { isOver } from '../users/users.rules.ts';
import { users } from '../users/users.tables.ts';
import { settleDirectory } from '../mail/directory.ts';
import {
  sourceHeader,
  type CallFacts,
  type Claims,
  type Context,
  type Edges,
  type PublicContext,
  type StoredFile,
  type Told,
} from './context.ts';
import { fingerprintOf, remembered, remember, type Repeat } from './idempotency.ts';
import { carriesFiles, take, type Taken } from './incoming.ts';
import type { Before, Fetched } from './later.ts';
import { refusal } from './refusal.ts';

/** A service method once its types are forgotten; the contract's types were checked where services are declared. */
export type Method = ((context: never, input: never, found?: never) => Promise<unknown>) & Fetched;

/** A call of the contract, ready to be answered. */
export interface Endpoint {
  readonly operation: string;
  readonly row: Row;
  readonly method: Method;
}

interface Parts {
  readonly params: Readonly<Record<string, string>>;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Files that come inside a call are kept under this name. */
const carriedFolder = 'call';

const languageOf = (request: Request): Language =>
  /^\s*en\b/i.test(request.headers.get('accept-language') ?? '') ? 'en' : defaultLanguage;

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  });

/** A failure as the wire carries it. */
export function failure(error: ApiError, row?: Row): Response {
  const reasons = error.reasons.map((one: Reason) => ({
    ...one,
    field: wirePath(row?.body ?? row?.query, one.field.split('.')),
  }));
  const answer = json(error.status === 0 ? 500 : error.status, {
    ...error.facts(),
    error: error.message,
    reasons,
  });
  if (error.retryAfter !== undefined) answer.headers.set('retry-after', String(error.retryAfter));
  return answer;
}

/** Query and body in our spelling and validated, or a refusal with the reasons of both. */
function inputOf(
  row: Row,
  url: URL,
  taken: Taken | undefined,
  params: Parts['params'],
  language: Language,
): Parts {
  const reasons: Reason[] = [...(taken?.reasons ?? [])];
  const read = (schema: NonNullable<Row['body']>, value: unknown): unknown => {
    const checked = check(schema, value, language);
    if (checked.ok) return checked.value;
    reasons.push(...checked.reasons);
    return undefined;
  };
  const query = row.query === undefined ? undefined : read(row.query, readQuery(row.query, url.searchParams));
  const value = taken?.value();
  const body = row.body === undefined ? value : read(row.body, value);
  if (reasons.length > 0) throw asWire(refusal('invalid', language, reasons));
  return {
    params,
    ...(row.query === undefined ? {} : { query }),
    ...(taken === undefined ? {} : { body }),
  };
}

/** Reasons of a schema are spelt for the wire already; marking them keeps them from being spelt twice. */
const spelt = new WeakSet<ApiError>();
const asWire = (error: ApiError): ApiError => {
  spelt.add(error);
  return error;
};

async function isOff(store: Store, row: Row): Promise<boolean> {
  const flags: readonly string[] = modulesOf(row);
  if (flags.length === 0) return false;
  const { rows } = await store.list(modules, { where: { flag: { in: flags }, active: true } });
  return rows.length === 0;
}

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** What a call leaves to be done once its transaction stands. */
interface After {
  readonly told: Told[];
  readonly discarded: string[];
  /** Keys of the directory are due. */
  directory: boolean;
  /** The file to answer with. */
  file?: { readonly key: string; readonly as: (file: StoredFile) => Response };
}

const bearerOf = (request: Request): string | undefined =>
  /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1];

/** Answers requests of one row. */
export function answerer({ operation, row, method }: Endpoint, edges: Edges) {
  const run = method as (context: Context | PublicContext, input: Parts, found?: unknown) => Promise<unknown>; // the shape every service has
  const success = row.status ?? 200;
  const answered = (reply: unknown): Reply => ({
    status: success,
    body: row.reply === undefined ? reply : toWire(row.reply, reply),
  });
  /** Code that comes later is here before a transaction is opened; where it cannot be fetched, asking again may help. */
  const here = async (language: Language): Promise<void> => {
    try {
      await method.ready?.();
    } catch (error) {
      edges.log(`${operation} could not be fetched`, error);
      throw errorOf('unavailable', language);
    }
  };
  const newKey = (): string => `${carriedFolder}/${edges.newId()}`;

  /** The person of a token, if they may make this call now; raises 401 or 403. */
  async function admit(store: Store, claims: Claims, language: Language): Promise<Context['me']> {
    const {
      rows: [me],
    } = await store.list(users, { where: { id: claims.userId } });
    if (me === undefined || !me.active || me.tokenEpoch !== claims.epoch)
      throw refusal('unauthorized', language);
    const { rows: voided } = await store.list(revokedTokens, { where: { id: claims.tokenId } });
    if (voided.length > 0 || isOver(me, edges.clock())) throw refusal('unauthorized', language);
    if (row.can === 'public' || row.can === 'apiKey') throw refusal('unauthorized', language);
    if (!may(me.userType, row.can)) throw refusal('forbidden', language);
    if (await isOff(store, row)) throw refusal('module_off', language);
    return me;
  }

  function listening(request: Request, claims: Claims, language: Language): Context['listening'] {
    const token = bearerOf(request) ?? '';
    return {
      signal: edges.closing === undefined ? request.signal : AbortSignal.any([request.signal, edges.closing]),
      holds: async () => {
        try {
          if ((await edges.tokens.verify(token, edges.clock())) === undefined) return false;
          await edges.db.read(claims.org, (store) => admit(store, claims, language));
          return true;
        } catch (error) {
          if (error instanceof ApiError) return false;
          throw error;
        }
      },
    };
  }

  /** Keeps the files of a call before its work, and removes them where it does not succeed. */
  async function keeping(org: string, taken: Taken | undefined, work: () => Promise<Reply>): Promise<Reply> {
    const files = taken?.files ?? [];
    const removed = () => Promise.allSettled(files.map(({ key }) => edges.blobs.remove(org, key)));
    try {
      await Promise.all(files.map(({ key, file }) => edges.blobs.put(org, key, file)));
      return await work();
    } catch (error) {
      await removed();
      throw error;
    }
  }

  async function asPerson(request: Request, facts: CallFacts, params: Parts['params']): Promise<Reply> {
    const { language } = facts;
    const url = new URL(request.url);
    // Read before any transaction is opened: there is no I/O inside one. Files are read when the caller is known.
    let taken = carriesFiles(row) ? undefined : await take(row, request, language, newKey);
    const bearer = bearerOf(request);
    const claims = bearer === undefined ? undefined : await edges.tokens.verify(bearer, facts.now);
    if (claims === undefined) throw refusal('unauthorized', language);
    const { org } = claims;
    const before = method.before as ((before: Before, input: Parts) => Promise<unknown>) | undefined; // the input is that of its own row
    let found: unknown;
    if (carriesFiles(row) || before !== undefined) {
      const me = await edges.db.read(org, (store) => admit(store, claims, language));
      taken ??= await take(row, request, language, newKey);
      const input = inputOf(row, url, taken, params, language);
      found = await before?.({ ...facts, edges, org, me }, input);
    }
    const key = isWrite(row) && row.traceless !== true ? request.headers.get('idempotency-key') : null;
    const print = key === null ? '' : await fingerprintOf(operation, url, taken?.text ?? '');
    // Of a secret not even a hash is kept that could be guessed at without the secret of the home.
    const fingerprint = row.secret === true ? await edges.sign(`repeat:${print}`) : print;
    const linkTo = async (file: string): Promise<string> =>
      (await addressOf(edges.sign, { verb: 'GET', org, key: file }, facts.now)).url;
    // A store that retries a transaction begins with nothing left to do.
    let after: After = { told: [], discarded: [], directory: false };
    const work = async (store: Store): Promise<Reply> => {
      after = { told: [], discarded: [], directory: false };
      const me = await admit(store, claims, language);
      const input = inputOf(row, url, taken, params, language);
      const repeat: Repeat | undefined = key === null ? undefined : { key, fingerprint, userId: me.id };
      const first = repeat === undefined ? undefined : await remembered(store, repeat, facts);
      if (first !== undefined) {
        // What came again is kept already.
        after.discarded.push(...(taken?.files ?? []).map((one) => one.key));
        return first;
      }
      const { told, discarded } = after;
      const context: Context = {
        ...facts,
        store,
        org,
        me,
        claims,
        address: edges.address,
        links: { ...edges, directory: edges.db.directory, origin: facts.origin },
        settleDirectory: () => {
          after.directory = true;
        },
        linkTo,
        sign: edges.sign,
        hub: edges.hub,
        tell: (one) => void told.push(one),
        discard: (file) => void discarded.push(file),
        answerFile(file, as) {
          after.file = { key: file, as };
          return new Response();
        },
        listening: listening(request, claims, language),
      };
      const answer = answered(await run(context, input, found));
      if (repeat !== undefined) await remember(store, repeat, answer, row.secret === true, facts);
      return answer;
    };
    const reply = await keeping(org, taken, () =>
      isWrite(row) ? edges.db.tx(org, work) : edges.db.read(org, work),
    );
    if (after.told.length > 0) edges.hub.publish(org, after.told);
    if (after.directory) await settleDirectory(edges, org);
    for (const file of after.discarded)
      await edges.blobs.remove(org, file).catch((error: unknown) => edges.log('a file stays behind', error));
    if (after.file === undefined) return reply;
    const kept = await edges.blobs.get(org, after.file.key);
    if (kept === undefined) throw refusal('not_found', language);
    return { ...reply, body: after.file.as(kept) };
  }

  return async (request: Request, params: Parts['params']): Promise<Response> => {
    const language = languageOf(request);
    try {
      const now = edges.clock();
      const origin = request.headers.get('x-page-origin') ?? undefined;
      const source = request.headers.get(sourceHeader) ?? '';
      const at = new Date(now).toISOString();
      const facts: CallFacts = { now, at, newId: edges.newId, language, origin, source };
      await here(language);
      if (row.can !== 'public') {
        const { status, body } = await asPerson(request, facts, params);
        return body instanceof Response ? body : json(status, body);
      }
      const taken = await take(row, request, language, newKey);
      const input = inputOf(row, new URL(request.url), taken, params, language);
      const { status, body } = answered(await run({ ...facts, edges }, input));
      return body instanceof Response ? body : json(status, body);
    } catch (error) {
      if (error instanceof ApiError) return failure(error, spelt.has(error) ? undefined : row);
      if (error instanceof DuplicateKey) return failure(refusal('conflict', language));
      edges.log(`${operation} failed`, error);
      return failure(errorOf('internal', language));
    }
  };
}
