/** Handles arrival by a link or as a persona. Loaded with the first link or the first press. */
import { users } from '#backend/people/users.tables.ts';
import { seedIdOf } from '#mock/world/begin.ts';
import { personaEmail } from '#mock/world/personas.ts';
import type { DemoLink } from '#schema/demo/demoLink.ts';
import { scenarioFacts } from '#schema/demo/scenarios.ts';
import { tokenKey } from '#schema/limits.ts';
import { applyPreset } from './faultPresets.ts';
import type { DemoRuntime } from './demoRuntime.ts';

type SessionGround = Pick<DemoRuntime, 'db' | 'sessions' | 'now' | 'keeper'>;

/**
 * Returns a session token of the user with this address, without a form. Rejects if the user is missing or
 * may not sign in.
 */
export async function tokenOf(
  { db, sessions, now }: Pick<DemoRuntime, 'db' | 'sessions' | 'now'>,
  email: string,
): Promise<string> {
  const org = await db.directory.find(`email:${email.toLowerCase()}`);
  const [user] =
    org === undefined
      ? []
      : (await db.read(org, (store) => store.list(users, { where: { email: email.toLowerCase() } }))).rows;
  if (org === undefined || user === undefined || !user.active)
    throw new Error(`nobody comes in as ${email} in this world`);
  return sessions.tokens.sign({ userId: user.id, org, epoch: user.tokenEpoch }, now());
}

/** The signed-in user of this browser, kept while the world changes. */
export interface HeldSession {
  /** Whether the original session has expired. */
  readonly isOver: () => boolean;
  /** Replaces the token with a new one if the user may still sign in. */
  readonly renew: () => Promise<void>;
}

/** The session that the page has stored; undefined if no valid session exists. */
export async function heldSession(ground: SessionGround): Promise<HeldSession | undefined> {
  const { db, sessions, now, keeper } = ground;
  let token: string | null = null;
  try {
    token = keeper?.getItem(tokenKey) ?? null;
  } catch {
    // Unreadable storage counts as no session.
  }
  const claims = token === null ? undefined : await sessions.tokens.verify(token, now());
  if (claims === undefined) return undefined;
  const { userId, org, expiresMs } = claims;
  return {
    isOver: () => expiresMs <= now(),
    async renew() {
      const [user] = (await db.read(org, (store) => store.list(users, { where: { id: userId } }))).rows;
      if (user?.active !== true) return;
      const next = await sessions.tokens.sign({ userId, org, epoch: user.tokenEpoch }, now());
      try {
        keeper?.setItem(tokenKey, next);
      } catch (error) {
        console.warn('The demo cannot keep the session here: sign in again.', error);
      }
    },
  };
}

/**
 * Starts the world of a link and signs in its persona. Keeps the world if the page has just created it.
 * Rejects if the world cannot be made.
 */
export async function arrive(
  ground: DemoRuntime,
  link: DemoLink,
): Promise<{ readonly token: string | null; readonly path: string }> {
  const { persona, organization, scenario } = link;
  const seedId = seedIdOf(link, ground.machine());
  if (!ground.hasJustBegun(seedId)) await ground.begin({ seedId });
  const { path, preset } = scenarioFacts[scenario];
  const { faults } = ground.deployment;
  faults.clear();
  if (preset !== undefined) applyPreset(faults, preset);
  return {
    token: persona === undefined ? null : await tokenOf(ground, personaEmail(persona, organization)),
    // External users see other pages, so the path of the scenario does not apply.
    path: persona === 'external' ? '/' : path,
  };
}
