/** The backend over a store, in process, and people who sign in. */
import { createBackend } from '#backend/app.ts';
import { createTokens } from '#backend/auth/tokens.ts';
import { memoryBlobs } from '#backend/files/blobs.memory.ts';
import type { Dependencies, Hasher } from '#backend/http/context.ts';
import { createEventBus } from '#backend/http/eventBus.ts';
import { createIssuer, newIssuerKey } from '#backend/http/issuer.ts';
import { createSign } from '#backend/http/sign.ts';
import type { Database } from '#backend/store/port.ts';

/**
 * Opens the backend at a moment or over a clock; every password fits, unless another hasher compares them. `pause` is
 * awaited between two pieces of the jobs.
 */
export async function benchBackend(
  db: Database,
  now: number | (() => number),
  hasher: Hasher = { hash: async () => 'x', verify: async () => true },
  pause?: () => Promise<void>,
) {
  const secret = new TextEncoder().encode('a secret of the bench that is long enough');
  let drawn = 0;
  const newId = (): string => String(++drawn);
  const dependencies: Dependencies = {
    db,
    clock: typeof now === 'number' ? () => now : now,
    newId,
    hasher,
    tokens: createTokens(secret, newId),
    address: 'http://bench.test',
    blobs: memoryBlobs(),
    sign: createSign(secret),
    issuer: createIssuer(newIssuerKey),
    eventBus: createEventBus(),
    channels: { email: true, browser: true, pushKey: null, whatsapp: true },
    log: () => undefined,
    ...(pause === undefined ? {} : { pause }),
  };
  const backend = createBackend(dependencies);
  const headersOf = async (who: 'employee' | 'admin'): Promise<{ readonly authorization: string }> => {
    const signedIn = await backend.fetch(
      new Request('http://bench.test/rest/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `${who}@aurora.example`, password: 'x' }),
      }),
    );
    const { auth_token: token } = (await signedIn.json()) as { auth_token: string };
    return { authorization: `Bearer ${token}` };
  };
  const headers = { employee: await headersOf('employee'), admin: await headersOf('admin') };
  let sent = 0;
  /** Asks a route such as "GET /goal?page=1" and returns its reply; throws if it is refused. */
  const ask = async (who: keyof typeof headers, route: string, body?: unknown): Promise<unknown> => {
    const [method = '', address = ''] = route.split(' ');
    sent += 1;
    const answer = await backend.fetch(
      new Request(`http://bench.test/rest${address}`, {
        method,
        headers: { ...headers[who], 'content-type': 'application/json', 'idempotency-key': `bench-${sent}` },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    if (!answer.ok) throw new Error(`${route}: ${await answer.text()}`);
    const said: unknown = await answer.json();
    return said;
  };
  return { backend, dependencies, headersOf, headers: headers.employee, ask };
}
