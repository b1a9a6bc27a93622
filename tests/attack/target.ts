/** The server under attack: the built product with the demo world, in a process and a folder of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from 'vitest';
import { database, startServer, type Server } from '#tests/e2e/servers.ts';

/** What a raw connection said until it was closed. */
interface Raw {
  readonly socket: Socket;
  readonly said: Promise<string>;
}

export interface Target {
  readonly server: () => Server;
  readonly address: () => string;
  readonly ask: (route: string, options?: Asked) => Promise<Response>;
  readonly token: (who: string) => Promise<string>;
  /** Sends bytes as they are. */
  readonly raw: (text: string) => Raw;
  /** Kills the server and starts another one over the same folder. */
  readonly killAndStart: () => Promise<void>;
  /** Stops the server; the database must be whole, its points balanced, and the log without a failure. */
  readonly end: () => Promise<void>;
}

interface Asked {
  readonly as?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** The database is whole, and every account holds the sum of its entries. */
function expectWhole(folder: string): void {
  const db = new DatabaseSync(path.join(folder, database));
  try {
    expect(db.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    expect(db.prepare('select coalesce(sum(amount), 0) as sum from entries').get()).toEqual({ sum: 0 });
    const wrong = db.prepare(
      `select id from accounts a where balance <> (select coalesce(sum(amount), 0) from entries e where e.org = a.org and e."accountId" = a.id)
       or (balance < 0 and purse <> 'issue')`,
    );
    expect(wrong.all()).toEqual([]);
  } finally {
    db.close();
  }
}

/** Starts a server with the demo world. */
export async function aTarget(environment: Readonly<Record<string, string>> = {}): Promise<Target> {
  const folder = mkdtempSync(path.join(tmpdir(), 'aplauso-attack-'));
  const start = () => startServer({ ...environment, DATA_DIR: folder }, ['--demo']);
  let server = await start();
  const tokens = new Map<string, string>();
  const ask: Target['ask'] = async (route, { as, body, headers = {}, signal } = {}) => {
    const [method = 'GET', to = ''] = route.split(' ');
    const own = new Headers(headers);
    if (as !== undefined) own.set('authorization', `Bearer ${await token(as)}`);
    if (body !== undefined && !(body instanceof FormData)) own.set('content-type', 'application/json');
    return fetch(new URL(to, server.address), {
      method,
      headers: own,
      ...(signal === undefined ? {} : { signal }),
      ...(body === undefined
        ? {}
        : { body: body instanceof FormData || typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  };
  async function token(who: string): Promise<string> {
    const known = tokens.get(who);
    if (known !== undefined) return known;
    const answer = await ask('POST /rest/login', { body: { email: who, password: 'aplauso-demo' } });
    const { auth_token: made } = (await answer.json()) as { auth_token: string };
    tokens.set(who, made);
    return made;
  }
  return {
    server: () => server,
    address: () => server.address,
    ask,
    token,
    raw(text) {
      const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
      const said = new Promise<string>((resolve) => {
        let all = '';
        socket.on('data', (piece: Buffer) => (all += piece.toString('latin1')));
        socket.on('error', () => undefined);
        socket.on('close', () => resolve(all));
      });
      socket.write(text, 'latin1');
      return { socket, said };
    },
    async killAndStart() {
      await server.kill();
      expectWhole(folder);
      server = await start();
    },
    async end() {
      await server.stop();
      expectWhole(folder);
      const failures = server.lines.filter((line) => / 50[0-2] \d+ ms$| failed/.test(line));
      rmSync(folder, { recursive: true, force: true });
      expect(failures).toEqual([]);
    },
  };
}
