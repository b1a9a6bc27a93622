/** What the person who starts the server may choose, read and checked once. */
import { StartRefused } from './refused.ts';

/** How this server runs. */
export interface Settings {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Folder of the database and of the session secret. */
  readonly dataDir: string;
  /** Fill an empty store with the demo world. */
  readonly demo: boolean;
  /** Signs the sessions; made and kept in `dataDir` where it is missing. */
  readonly sessionSecret: string | undefined;
  /** Address of somebody else's REST server, without a slash at the end; then nothing is stored here. */
  readonly apiBaseUrl: string | undefined;
  /** Where people reach this server, for links in mails; without a slash at the end. */
  readonly publicUrl: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535)
    throw new StartRefused(`PORT must be a number from 0 to 65535, not "${text}".`);
  return port;
}

function addressOf(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new StartRefused(`${name} must be an http or https address, not "${text}".`);
  }
  if (url.username !== '' || url.search !== '' || url.hash !== '') {
    throw new StartRefused(`${name} must be a bare address: no user, no "?" and no "#".`);
  }
  return url.href.replace(/\/+$/, '');
}

/** Reads environment and flags; raises `StartRefused` for what it cannot do. */
export function readSettings(env: Environment, flags: readonly string[]): Settings {
  const unknown = flags.find((flag) => flag !== '--demo');
  if (unknown !== undefined)
    throw new StartRefused(`There is no option "${unknown}"; the only one is --demo.`);
  if (env['DATABASE_URL']) {
    throw new StartRefused(
      'DATABASE_URL is set, but PostgreSQL is not built yet: unset it to use the embedded SQLite in DATA_DIR.',
    );
  }
  const secret = env['SESSION_SECRET'] || undefined;
  if (secret !== undefined && Buffer.byteLength(secret) < 32)
    throw new StartRefused('SESSION_SECRET must have at least 32 bytes.');
  const demo = flags.includes('--demo');
  const apiBaseUrl = env['API_BASE_URL'] ? addressOf('API_BASE_URL', env['API_BASE_URL']) : undefined;
  if (demo && apiBaseUrl !== undefined) {
    throw new StartRefused(
      '--demo fills a store of its own, but API_BASE_URL leaves the storing to another server: choose one.',
    );
  }
  const port = portOf(env['PORT'] || '8080');
  return {
    host: env['HOST'] || '127.0.0.1',
    port,
    dataDir: env['DATA_DIR'] || './data',
    demo,
    sessionSecret: secret,
    apiBaseUrl,
    publicUrl: env['PUBLIC_URL'] ? addressOf('PUBLIC_URL', env['PUBLIC_URL']) : `http://localhost:${port}`,
  };
}
