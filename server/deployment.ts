/**
 * Assembles the deployment on Node: the backend over SQLite or another server's REST, behind the facade and
 * the pages.
 */
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import { v7 } from 'uuid';
import { createBackend } from '#backend/app.ts';
import { createTokens } from '#backend/auth/tokens.ts';
import { restBase } from '#backend/http/base.ts';
import { createEventBus } from '#backend/http/eventBus.ts';
import { createIssuer } from '#backend/http/issuer.ts';
import { createSign } from '#backend/http/sign.ts';
import { tables } from '#backend/tables.ts';
import { createGraphql, type RestBehind } from './apollo.ts';
import { diskBlobs } from './blobs.ts';
import { keepPrivate, takeDataFolder } from './dataFolder.ts';
import { demoPeople, seedDemo } from './demo.ts';
import { hasher } from './hasher.ts';
import { createHttp } from './http.ts';
import { issuerKey } from './issuerKey.ts';
import { printedPost, smtpPost } from './mailer.ts';
import { createPusher } from './pusher.ts';
import { loadCode } from './loadCode.ts';
import { ldapPeople } from './ldap.ts';
import { knownOperations } from './operations.ts';
import { StartRefused } from './refused.ts';
import { readSdl } from './sdl.ts';
import { sessionSecret } from './secret.ts';
import type { Settings } from './settings.ts';
import { openSheetPool } from './sheetPool.ts';
import { createSite } from './site.ts';
import { openSqlDatabase } from './sqlStore.ts';
import { systemFault } from './systemFault.ts';
import { createTeams, teamsHosts } from './teams.ts';
import { startScheduler } from './scheduler.ts';
import { createProxy, upstreamTransport } from './upstream.ts';
import { cloudWhatsapp, printedWhatsapp } from './whatsapp.ts';
import { createWriter } from './writer.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A running deployment; `close` waits for calls in progress. */
export interface Deployment {
  readonly app: Hono;
  /** Ends open streams; their pages reconnect to the next process. */
  readonly hangUp: () => void;
  readonly close: () => Promise<void>;
  /** What happened to the store at the start; `elsewhere` with `API_BASE_URL`. */
  readonly store: 'elsewhere' | 'empty' | 'filled' | 'kept';
}

type Log = (line: string, error?: unknown) => void;

interface Rest {
  readonly transport: RestBehind;
  readonly answerer: { fetch(request: Request): Promise<Response> };
  readonly hangUp: () => void;
  readonly close: () => Promise<void>;
  readonly store: Deployment['store'];
}

/**
 * A fault of the disk or the database as `StartRefused`, because the operator can fix it; other errors stay. `place` is
 * the data folder.
 */
function startFault(error: unknown, place: string): unknown {
  const fault = systemFault(error);
  if (fault === undefined) return error;
  const { what, words } = fault;
  switch (what) {
    case 'full':
      return new StartRefused(`The disk of ${place} is full (${words}): free some space, then start again.`);
    case 'damaged':
      return new StartRefused(`The database in ${place} is damaged (${words}): restore a backup.`);
    case 'busy':
      return new StartRefused(
        `Another program holds the database in ${place} (${words}): end it, then start again.`,
      );
    case 'other':
      return new StartRefused(`${place} cannot be opened (${words}): choose another folder with DATA_DIR.`);
  }
}

/** Runs the steps of a start; what was opened is closed again, the last first, if one of them fails. */
async function startIn<A>(
  place: string,
  steps: (opened: (close: () => unknown) => void) => Promise<A>,
): Promise<A> {
  const closings: (() => unknown)[] = [];
  try {
    return await steps((close) => void closings.push(close));
  } catch (error) {
    for (const close of closings.toReversed()) await close();
    throw startFault(error, place);
  }
}

async function ownRest(settings: Settings, log: Log): Promise<Rest> {
  const folder = path.resolve(settings.dataDir);
  const file = path.join(folder, 'aplauso.sqlite');
  const blobs = diskBlobs(path.join(folder, 'files'));
  const { secret, db, key, filled, isEmpty, taken } = await startIn(folder, async (opened) => {
    const taken = takeDataFolder(folder);
    opened(taken.release);
    const secret = sessionSecret(settings.sessionSecret, folder);
    keepPrivate(file);
    const db = openSqlDatabase({ file, tables, migrations: path.join(root, 'server/migrations') });
    opened(() => db.close());
    const key = await issuerKey(folder);
    const filled = settings.demo && (await seedDemo(db, Date.now(), blobs));
    const isEmpty = (await db.directory.organizations()).length === 0;
    return { secret, db, key, filled, isEmpty, taken };
  });
  const closing = new AbortController();
  const sheets = openSheetPool();
  const pusher = settings.push === undefined ? undefined : createPusher(settings.push);
  const whatsapp =
    settings.whatsapp !== undefined
      ? cloudWhatsapp(settings.whatsapp)
      : settings.demo
        ? printedWhatsapp(log)
        : undefined;
  const post = settings.mail === undefined ? printedPost(log) : smtpPost(settings.mail);
  const backend = createBackend({
    db,
    clock: Date.now,
    newId: v7,
    hasher,
    tokens: createTokens(secret, v7),
    address: settings.publicUrl,
    mailer: post.send,
    ...(settings.mailReportSecret === undefined ? {} : { mailReportSecret: settings.mailReportSecret }),
    ...(pusher === undefined ? {} : { pusher: pusher.send }),
    ...(whatsapp === undefined ? {} : { whatsapp }),
    channels: {
      // Printed mails reach only the operator; the demo on Node shows them there on purpose.
      email: settings.mail !== undefined || settings.demo,
      browser: pusher !== undefined,
      pushKey: settings.push?.publicKey ?? null,
      whatsapp: whatsapp !== undefined,
    },
    ...(settings.ldap === undefined ? {} : { people: ldapPeople(settings.ldap, db) }),
    ...(settings.demo && settings.ldap === undefined ? { people: demoPeople(db) } : {}),
    ...(settings.teams === undefined
      ? {}
      : { teams: createTeams(settings.teams, new URL(settings.publicUrl).host) }),
    ...(settings.writer === undefined ? {} : { writer: createWriter(settings.writer) }),
    blobs,
    pause: () => setImmediate(),
    readSheet: sheets.read,
    sign: createSign(secret),
    issuer: createIssuer(async () => key),
    eventBus: createEventBus(log, settings.limits),
    closing: closing.signal,
    log,
  });
  await loadCode();
  // Made before the first caller comes: making it takes longer than a call may hold the others.
  await backend.fetch(new Request(`http://in.process${restBase}/openapi.json`));
  // Separate schedulers: a mail server that does not answer must not delay jobs that move points.
  const stops = [
    startScheduler(() => backend.tick('jobs'), log),
    startScheduler(() => backend.tick('errands'), log),
  ];
  return {
    transport: { base: `http://in.process${restBase}`, answer: backend.call, trusted: true },
    answerer: backend,
    hangUp: () => closing.abort(),
    close: async () => {
      closing.abort();
      await Promise.all(stops.map((stop) => stop()));
      post.close();
      pusher?.close();
      await sheets.close();
      await db.close();
      taken.release();
    },
    store: filled ? 'filled' : isEmpty ? 'empty' : 'kept',
  };
}

const otherRest = (base: string): Rest => ({
  transport: upstreamTransport(base),
  answerer: createProxy(base),
  hangUp: () => undefined,
  close: async () => undefined,
  store: 'elsewhere',
});

/**
 * Opens the deployment over the build in `folder`; throws `StartRefused` for errors that the operator can
 * fix.
 */
export async function openDeployment(
  settings: Settings,
  log: Log,
  folder = path.join(root, 'dist'),
): Promise<Deployment> {
  const site = createSite(folder, {
    framedBy: settings.teams === undefined ? undefined : teamsHosts,
    telemetry: settings.telemetry,
  });
  const rest =
    settings.apiBaseUrl === undefined ? await ownRest(settings, log) : otherRest(settings.apiBaseUrl);
  const graphql = await createGraphql({
    sdl: readSdl(),
    rest: rest.transport,
    known: knownOperations(folder),
  });
  return {
    app: createHttp({
      graphql,
      rest: rest.answerer,
      site,
      trustProxy: settings.trustProxy,
      isSecure: settings.publicUrl.startsWith('https:'),
      limits: settings.limits,
      log,
    }),
    store: rest.store,
    hangUp: rest.hangUp,
    close: async () => {
      await graphql.stop();
      await rest.close();
    },
  };
}
