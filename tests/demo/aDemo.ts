/**
 * A demo in one process: the real deployment of a tab behind the app's own client. Pauses of the client only advance
 * the clock.
 */
import { vi } from 'vitest';
import { tables } from '#backend/tables.ts';
import { clockOver, type Clock } from '#mock/tab/clock.ts';
import { demoHash } from '#mock/tab/demoHash.ts';
import { openTabDeployment, type TabDeployment } from '#mock/tab/tabDeployment.ts';
import { sessionsOf, type Sessions } from '#mock/tab/sessionKey.ts';
import { createTabDatabase, type TabDatabase } from '#mock/tab/store.ts';
import { setDemoKit } from '#src/api/send.ts';
import { tokenStore } from '#src/api/token.ts';
import { users } from '#backend/people/users.tables.ts';
import { organizationIds } from '#mock/world/organizations.ts';
import { worldAt } from '#tests/support/worlds.ts';
import { FakeStorage } from '../support/edge.ts';

/** The origin of the test page. */
export const origin = 'https://demo.example';
/** The start time of the test world: noon on a working day. */
export const noon = Date.parse('2026-03-18T18:00:00.000Z');

/** An open demo. */
export interface Demo {
  readonly db: TabDatabase;
  readonly deployment: TabDeployment;
  readonly clock: Clock;
  readonly sessions: Sessions;
  /** Signs in a user of Aurora without a form. */
  readonly enter: (email: string) => Promise<void>;
  /** Installs the page for the current test; the globals are restored after each test. */
  readonly onPage: () => void;
  /** Addresses of the requests that did not go to the demo backend. */
  readonly left: readonly string[];
}

/** Opens the demo on its own page; `keeper` takes the role of the tab's `sessionStorage`. */
export async function aDemo(keeper?: Pick<Storage, 'getItem' | 'setItem'>): Promise<Demo> {
  const left: string[] = [];
  const leaves = (address: unknown): never => {
    left.push(address instanceof Request ? address.url : String(address));
    throw new TypeError('nothing leaves a test');
  };
  const storage = new FakeStorage();
  const onPage = (): void => {
    vi.stubGlobal('location', { origin, href: `${origin}/` });
    vi.stubGlobal('document', { documentElement: { lang: 'es' }, hidden: false });
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('fetch', leaves);
    vi.stubGlobal('navigator', { sendBeacon: leaves });
    for (const name of ['XMLHttpRequest', 'WebSocket', 'EventSource', 'Worker'])
      vi.stubGlobal(
        name,
        class {
          constructor(address: unknown) {
            leaves(address);
          }
        },
      );
  };
  onPage();
  const db = await createTabDatabase({ tables });
  for (const seed of worldAt(noon, demoHash)) await db.seed(seed);
  const clock = clockOver(() => noon);
  const sessions = sessionsOf(undefined);
  const deployment = openTabDeployment({ db, clock, sessions, origin, keeper });
  setDemoKit({ isOurs: () => true, listens: () => false, answer: deployment.answer });
  const enter = async (email: string): Promise<void> => {
    const org = organizationIds.aurora;
    const [user] = (await db.read(org, (store) => store.list(users, { where: { email } }))).rows;
    if (user === undefined) throw new Error(`nobody is ${email}`);
    const claims = { userId: user.id, org, epoch: user.tokenEpoch };
    tokenStore.write(await sessions.tokens.sign(claims, clock.now()));
  };
  return { db, deployment, clock, sessions, enter, onPage, left };
}
