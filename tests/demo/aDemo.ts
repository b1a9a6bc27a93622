/** A demo in one process: the real home of a tab under the app's own client, whose pauses only move the clock. */
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
import { FakeStorage } from '../api/edge.ts';

/** Where the page of a test is. */
export const origin = 'https://demo.example';
/** When the world of a test begins: a working day at noon. */
export const noon = Date.parse('2026-03-18T18:00:00.000Z');

/** A demo that is open. */
export interface Demo {
  readonly db: TabDatabase;
  readonly deployment: TabDeployment;
  readonly clock: Clock;
  readonly sessions: Sessions;
  /** Signs somebody of Aurora in, without a form. */
  readonly enter: (email: string) => Promise<void>;
  /** Puts its page around the test that begins: globals go back after each test. */
  readonly onPage: () => void;
  /** Every address that was sent to past the demo's own backend. */
  readonly left: readonly string[];
}

/** Opens it on a page of its own; `keeper` is what `sessionStorage` is to a tab. */
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
