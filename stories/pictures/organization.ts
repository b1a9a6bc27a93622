/**
 * The two organisations of the pictures: the small world, and a new organisation without activity. The real
 * backend runs in the page.
 */
import { tables } from '#backend/tables.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import { clockOver } from '#mock/tab/clock.ts';
import { demoHash } from '#mock/tab/demoHash.ts';
import { openTabDeployment, type TabDeployment } from '#mock/tab/tabDeployment.ts';
import { sessionsOf } from '#mock/tab/sessionKey.ts';
import { createTabDatabase } from '#mock/tab/store.ts';
import { demoPassword, personaEmail } from '#mock/world/personas.ts';
import type { Role } from '#schema/permissions.ts';
import { smallWorld } from '#mock/world/scenarios/small.ts';

/** A deployment with sessions. */
export interface AdminOrganization {
  readonly deployment: TabDeployment;
  readonly tokenOf: (role: Role) => Promise<string>;
}

/** Tables of a new organisation: itself, its people, and wallets. */
const fromTheBeginning = new Set(['organizations', 'modules', 'users', 'accounts']);

const firstMorning = (seed: OrgSeed): OrgSeed => ({
  ...seed,
  rows: Object.fromEntries(
    Object.entries(seed.rows)
      .filter(([name]) => fromTheBeginning.has(name))
      .map(([name, rows]) => [
        name,
        name === 'accounts' ? rows.map((row) => ({ ...row, balance: 0 })) : rows,
      ]),
  ),
});

async function build(isEmpty: boolean): Promise<AdminOrganization> {
  const now = Date.now();
  const db = await createTabDatabase({ tables });
  for (const seed of smallWorld({ now, passwordHash: demoHash }))
    await db.seed(isEmpty ? firstMorning(seed) : seed);
  const deployment = openTabDeployment({
    db,
    clock: clockOver(() => now),
    sessions: sessionsOf(undefined),
    origin: location.origin,
  });
  const signIn = async (role: Role): Promise<string> => {
    const answer = await deployment.answer(
      new Request(new URL('/rest/login', location.origin), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: personaEmail(role, 'aurora'), password: demoPassword }),
      }),
    );
    const said: unknown = await answer.json();
    const token =
      typeof said === 'object' && said !== null && 'auth_token' in said ? said.auth_token : undefined;
    if (typeof token !== 'string') throw new Error(`the ${role} cannot sign in: ${JSON.stringify(said)}`);
    return token;
  };
  const tokens = new Map<Role, Promise<string>>();
  const tokenOf = (role: Role): Promise<string> => {
    const known = tokens.get(role) ?? signIn(role);
    tokens.set(role, known);
    return known;
  };
  return { deployment, tokenOf };
}

const built = new Map<boolean, Promise<AdminOrganization>>();

/** One deployment of each kind per page: pictures change nothing. */
export function houseOf(isEmpty: boolean): Promise<AdminOrganization> {
  const known = built.get(isEmpty) ?? build(isEmpty);
  built.set(isEmpty, known);
  return known;
}
