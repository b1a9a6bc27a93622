/** Handles one call from request to response, in a fixed order: token, permission, module, body, record. */
import { errorOf } from '#schema/errors.ts';
import { isWrite, type Row } from '#schema/kit/endpoint.ts';
import type { ObjectCall, ObjectReply } from '#schema/kit/direct.ts';
import { plain } from '#schema/kit/plain.ts';
import { toOurs, toWire } from '#schema/kit/wire.ts';
import { defaultLanguage, type Language } from '#schema/limits.ts';
import { noticeCall } from '../facts/sessions.ts';
import { files } from '../files/files.tables.ts';
import { countCarried } from '../files/space.ts';
import { addressOf, shownTo, tracelessFolder } from '../files/files.link.ts';
import { settleDirectory } from '../mail/directory.ts';
import type { Store } from '../store/port.ts';
import { failed, json } from './answers.ts';
import { tellChanges } from './changes.ts';
import { actorOf, personCalling, type Caller, type Calling } from '../session/caller.ts';
import type {
  CallFacts,
  Context,
  Dependencies,
  Handling,
  KeyContext,
  PublicContext,
  StoredFile,
  StreamEvent,
} from '../http/context.ts';
import { deviceHeader, sourceHeader } from '../http/edge.ts';
import { fingerprintOf, remembered, remember, type Repeat } from './idempotency.ts';
import { carriesFiles, type Taken } from './incoming.ts';
import { inputOf, type Parts } from './input.ts';
import { ofObject, ofRequest, type Received } from './received.ts';
import type { Before, Fetched } from '../http/lazyService.ts';
import { domainError } from '../http/domainError.ts';

/** A service method without its types; the types of the contract are checked where services are declared. */
export type Method = ((context: never, input: never, found?: never) => Promise<unknown>) & Fetched;

/** A call of the contract with its method. */
export interface Endpoint {
  readonly operation: string;
  readonly row: Row;
  readonly method: Method;
}

/** Folder in the blob store for files that arrive inside a call. */
const carriedFolder = 'call';

const languageOf = ({ headers }: Pick<Request, 'headers'>): Language =>
  /^\s*en\b/i.test(headers.get('accept-language') ?? '') ? 'en' : defaultLanguage;

/** How an answer is spelt: snake_case for the wire, or ours for a caller in this process. */
type Spelling = 'wire' | 'ours';

interface Reply {
  readonly status: number;
  /** A response, or the reply in the spelling of the caller. */
  readonly body: unknown;
  /** The new marks of the caller's browser. */
  readonly device?: string | undefined;
}

/** Answers the calls of one row, without ever throwing. */
export interface Answerer {
  readonly overWire: (request: Request, params: Parts['params']) => Promise<Response>;
  /** A refusal is a response, as over the wire. */
  readonly byObject: (call: ObjectCall) => Promise<ObjectReply | Response>;
}

/** Code that a call needs before its transaction. */
interface Here {
  readonly known: (calling: Calling) => Promise<Caller>;
  readonly handlers: readonly Handling[];
}

/** Work that a call leaves until its transaction is committed. */
interface After {
  readonly told: StreamEvent[];
  readonly discarded: string[];
  /** Entries of `directory_dues` must be settled. */
  directory: boolean;
  /** The person who called. */
  caller?: string;
  /** The file to answer with. */
  file?: { readonly key: string; readonly as: (file: StoredFile) => Response };
}

/** Answers calls of one row; `loadHandlers` is called before a call that changes data. */
export function answerer(
  { operation, row, method }: Endpoint,
  dependencies: Dependencies,
  loadHandlers: () => Promise<readonly Handling[]>,
): Answerer {
  const run = method as (
    context: Context | KeyContext | PublicContext,
    input: Parts,
    found?: unknown,
  ) => Promise<unknown>; // the shape of every service
  const success = row.status ?? 200;
  // The copy is made inside the transaction, so that later changes of the store cannot reach it.
  const answered = (reply: unknown, spelling: Spelling): Reply => ({
    status: success,
    body: row.reply === undefined ? reply : spelling === 'wire' ? toWire(row.reply, reply) : plain(reply),
  });
  /** Loads code before a transaction is opened. If loading fails, the caller may retry. */
  const here = async (language: Language): Promise<Here> => {
    try {
      await method.ready?.();
      const handlers = isWrite(row) && row.can !== 'public' ? await loadHandlers() : [];
      if (row.can !== 'apiKey') return { known: personCalling, handlers };
      return { known: (await import('../publicApi/keyCalling.ts')).keyCalling, handlers };
    } catch (error) {
      dependencies.log(`${operation} could not be fetched`, error);
      throw errorOf('unavailable', language);
    }
  };
  /** Keys of a traceless call tell no time: a new id begins with it, its signature does not. */
  async function keys(): Promise<() => string> {
    if (row.traceless !== true) return () => `${carriedFolder}/${dependencies.newId()}`;
    const drawn = (await dependencies.sign(`files:${dependencies.newId()}`)).slice(0, 40);
    let place = 0;
    return () => `${tracelessFolder}/${drawn}${place++}`;
  }

  /** Stores the files of a call before its work, and removes them if the work fails. */
  async function keeping(org: string, taken: Taken | undefined, work: () => Promise<Reply>): Promise<Reply> {
    const files = taken?.files ?? [];
    const removed = () => Promise.allSettled(files.map(({ key }) => dependencies.blobs.remove(org, key)));
    try {
      // A file name can name a person.
      const stored = (file: StoredFile) => (row.traceless === true ? { ...file, name: '' } : file);
      await Promise.all(files.map(({ key, file }) => dependencies.blobs.put(org, key, stored(file))));
      return await work();
    } catch (error) {
      await removed();
      throw error;
    }
  }

  async function asCaller(
    { known, handlers }: Here,
    received: Received,
    facts: CallFacts,
    spelling: Spelling,
  ): Promise<Reply> {
    const { language } = facts;
    const newKey = await keys();
    // The body is read before a transaction is opened, because a transaction does no I/O. Files are read after the
    // caller is known.
    let taken = carriesFiles(row) ? undefined : await received.take(language, newKey);
    const { org, admit } = await known({ received, row, facts, dependencies });
    const before = method.before as ((before: Before, input: Parts) => Promise<unknown>) | undefined; // the input belongs to the same row
    let found: unknown;
    if (carriesFiles(row) || before !== undefined) {
      const own = await dependencies.db.read(org, admit);
      taken ??= await received.take(language, newKey);
      const input = inputOf(row, received, taken, language);
      if ('me' in own) found = await before?.({ ...facts, dependencies, org, me: own.me }, input);
    }
    const key = isWrite(row) && row.traceless !== true ? received.headers.get('idempotency-key') : null;
    const print = key === null ? '' : await fingerprintOf(operation, received.url(), taken?.text ?? '');
    // A plain hash of a secret could be guessed. The stored hash therefore depends on the secret of the deployment.
    const fingerprint = row.secret === true ? await dependencies.sign(`repeat:${print}`) : print;
    // A store may retry a transaction, so each attempt starts with an empty list.
    let after: After = { told: [], discarded: [], directory: false };
    const work = async (store: Store): Promise<Reply> => {
      after = { told: [], discarded: [], directory: false };
      const own = await admit(store);
      const input = inputOf(row, received, taken, language);
      const repeat: Repeat | undefined =
        key === null ? undefined : { key, fingerprint, userId: actorOf(own) };
      const first = repeat === undefined ? undefined : await remembered(store, repeat, facts);
      if (first !== undefined) {
        // The files of a repeated call are already stored.
        after.discarded.push(...(taken?.files ?? []).map((one) => one.key));
        return row.reply === undefined || spelling === 'wire'
          ? first
          : { ...first, body: toOurs(row.reply, first.body) };
      }
      const { told, discarded } = after;
      const reader = 'me' in own ? own.me.id : undefined;
      // A call that leaves no trace begins no session.
      if (reader !== undefined && row.traceless !== true) after.caller = reader;
      const context: Context | KeyContext = {
        ...facts,
        ...own,
        store,
        org,
        address: dependencies.address,
        links: { ...dependencies, directory: dependencies.db.directory, origin: facts.origin },
        settleDirectory: () => {
          after.directory = true;
        },
        linkTo: async (file) =>
          (await addressOf(dependencies.sign, shownTo(reader, org, file), facts.now)).url,
        sign: dependencies.sign,
        eventBus: dependencies.eventBus,
        handlers,
        publish: (one) => void told.push(one),
        discard: (file) => void discarded.push(file),
        answerFile(file, as) {
          after.file = { key: file, as };
          return new Response();
        },
      };
      if (isWrite(row) && row.traceless !== true && 'me' in context)
        await countCarried(context, taken?.files ?? []);
      const made = await run(context, input, found);
      if (isWrite(row) && discarded.length > 0) await store.remove(files, { id: { in: discarded } });
      if (isWrite(row) && 'me' in context) await tellChanges(context, operation, row);
      const answer = answered(made, spelling);
      // A repeat may come over the wire, so the stored answer is always spelt for it.
      if (repeat !== undefined) {
        const stored = spelling === 'wire' ? answer : answered(made, 'wire');
        await remember(store, repeat, stored, row.secret === true, facts);
      }
      return answer;
    };
    const reply = await keeping(org, taken, () =>
      isWrite(row) ? dependencies.db.tx(org, work) : dependencies.db.read(org, work),
    );
    if (after.caller !== undefined) noticeCall(dependencies.db, org, after.caller, facts.now);
    if (after.told.length > 0) dependencies.eventBus.publish(org, after.told);
    if (after.directory) await settleDirectory(dependencies, org);
    for (const file of after.discarded)
      await dependencies.blobs
        .remove(org, file)
        .catch((error: unknown) => dependencies.log('a file stays behind', error));
    if (after.file === undefined) return reply;
    const kept = await dependencies.blobs.get(org, after.file.key);
    if (kept === undefined) throw domainError('not_found', language);
    return { ...reply, body: after.file.as(kept) };
  }

  async function answer(received: Received, spelling: Spelling): Promise<Reply> {
    const { headers } = received;
    const language = languageOf(received);
    const now = dependencies.clock();
    const origin = headers.get('x-page-origin') ?? undefined;
    const source = headers.get(sourceHeader) ?? '';
    const at = new Date(now).toISOString();
    const { newId, pause } = dependencies;
    let left: string | undefined;
    const device: CallFacts['device'] = {
      shown: headers.get(deviceHeader) ?? '',
      leave: (marks) => {
        left = marks;
      },
    };
    const intent = headers.get('idempotency-key');
    const facts: CallFacts = { now, at, newId, language, origin, source, pause, device, intent };
    const code = await here(language);
    if (row.can !== 'public') {
      const reply = await asCaller(code, received, facts, spelling);
      return { ...reply, device: left };
    }
    const taken = await received.take(language, await keys());
    const input = inputOf(row, received, taken, language);
    const made = await run({ ...facts, dependencies }, input);
    return { ...answered(made, spelling), device: left };
  }

  const refused = (error: unknown, received: Pick<Request, 'headers'>): Response =>
    failed(error, row, languageOf(received), (unknown) => dependencies.log(`${operation} failed`, unknown));

  return {
    async overWire(request, params) {
      try {
        const { status, body, device } = await answer(ofRequest(row, request, params), 'wire');
        const response = body instanceof Response ? body : json(status, body);
        if (device !== undefined) response.headers.set(deviceHeader, device);
        return response;
      } catch (error) {
        return refused(error, request);
      }
    },
    async byObject(asked) {
      try {
        const { body, device } = await answer(ofObject(row, asked), 'ours');
        return body instanceof Response ? body : { reply: body, device };
      } catch (error) {
        return refused(error, asked);
      }
    },
  };
}
