/** One call from request to answer, in the fixed order: token, permission, module, body, record (design §3). */
import type { Reason } from '#schema/errors.ts';
import { ApiError, errorOf } from '#schema/errors.ts';
import { isWrite, modulesOf, type Row } from '#schema/kit/endpoint.ts';
import { check } from '#schema/kit/validate.ts';
import { readQuery, toOurs, toWire, wirePath } from '#schema/kit/wire.ts';
import { defaultLanguage, type Language } from '#schema/limits.ts';
import { may } from '#schema/permissions.ts';
import { modules } from '../organization/organization.tables.ts';
import { DuplicateKey, type Store } from '../store/port.ts';
import { users } from '../users/users.tables.ts';
import type { CallFacts, Context, Edges, PublicContext } from './context.ts';
import { fingerprintOf, remembered, remember, type Repeat } from './idempotency.ts';
import { refusal } from './refusal.ts';

/** A service method once its types are forgotten; the contract's types were checked where services are declared. */
export type Method = (context: never, input: never) => Promise<unknown>;

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
function inputOf(row: Row, url: URL, text: string, params: Parts['params'], language: Language): Parts {
  const reasons: Reason[] = [];
  const read = (schema: NonNullable<Row['body']>, value: unknown): unknown => {
    const checked = check(schema, value, language);
    if (checked.ok) return checked.value;
    reasons.push(...checked.reasons);
    return undefined;
  };
  const query = row.query === undefined ? undefined : read(row.query, readQuery(row.query, url.searchParams));
  let body: unknown;
  if (row.body !== undefined) {
    let parsed: unknown;
    try {
      parsed = JSON.parse(text === '' ? '{}' : text);
    } catch {
      throw refusal('bad_request', language);
    }
    body = read(row.body, toOurs(row.body, parsed));
  }
  if (reasons.length > 0) throw asWire(refusal('invalid', language, reasons));
  return {
    params,
    ...(row.query === undefined ? {} : { query }),
    ...(row.body === undefined ? {} : { body }),
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

/** Answers requests of one row. */
export function answerer({ operation, row, method }: Endpoint, edges: Edges) {
  const run = method as (context: Context | PublicContext, input: Parts) => Promise<unknown>; // the shape every service has
  const success = row.status ?? 200;
  const answered = (reply: unknown): { status: number; body: unknown } => ({
    status: success,
    body: row.reply === undefined ? reply : toWire(row.reply, reply),
  });

  async function asPerson(
    request: Request,
    facts: CallFacts,
    parts: () => Parts,
    text: string,
  ): Promise<{ status: number; body: unknown }> {
    const bearer = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
    const claims = bearer === undefined ? undefined : await edges.tokens.verify(bearer, facts.now);
    if (claims === undefined || row.can === 'public' || row.can === 'apiKey')
      throw refusal('unauthorized', facts.language);
    const permission = row.can;
    const key = isWrite(row) ? request.headers.get('idempotency-key') : null;
    const fingerprint = key === null ? '' : await fingerprintOf(operation, new URL(request.url), text);
    const work = async (store: Store): Promise<{ status: number; body: unknown }> => {
      const {
        rows: [me],
      } = await store.list(users, { where: { id: claims.userId } });
      if (me === undefined || !me.active || me.tokenEpoch !== claims.epoch)
        throw refusal('unauthorized', facts.language);
      if (!may(me.userType, permission)) throw refusal('forbidden', facts.language);
      if (await isOff(store, row)) throw refusal('module_off', facts.language);
      const input = parts();
      const repeat: Repeat | undefined = key === null ? undefined : { key, fingerprint, userId: me.id };
      const first = repeat === undefined ? undefined : await remembered(store, repeat, facts);
      if (first !== undefined) return first;
      const answer = answered(await run({ ...facts, store, org: claims.org, me }, input));
      if (repeat !== undefined) await remember(store, repeat, answer, row.secret === true, facts);
      return answer;
    };
    return isWrite(row) ? edges.db.tx(claims.org, work) : edges.db.read(claims.org, work);
  }

  return async (request: Request, params: Parts['params']): Promise<Response> => {
    const language = languageOf(request);
    try {
      const now = edges.clock();
      const origin = request.headers.get('x-page-origin') ?? undefined;
      const facts: CallFacts = { now, at: new Date(now).toISOString(), newId: edges.newId, language, origin };
      // Read before any transaction is opened: there is no I/O inside one.
      const text = row.body === undefined ? '' : await request.text();
      const parts = (): Parts => inputOf(row, new URL(request.url), text, params, language);
      const { status, body } =
        row.can === 'public'
          ? answered(await run({ ...facts, edges }, parts()))
          : await asPerson(request, facts, parts, text);
      return body instanceof Response ? body : json(status, body);
    } catch (error) {
      if (error instanceof ApiError) return failure(error, spelt.has(error) ? undefined : row);
      if (error instanceof DuplicateKey) return failure(refusal('conflict', language));
      edges.log(`${operation} failed`, error);
      return failure(errorOf('internal', language));
    }
  };
}
