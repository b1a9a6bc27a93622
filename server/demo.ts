/** Fills an empty store with the demo world, which is loaded only then (design §2). */
import type { PeopleDirectory } from '#backend/http/context.ts';
import type { Database } from '#backend/store/port.ts';
import { hasher } from './hasher.ts';

/** True when the store was empty and has been filled; a store with organisations is left alone. */
export async function seedDemo(db: Database, now: number): Promise<boolean> {
  const present = await db.directory.organizations();
  if (present.length > 0) return false;
  const { buildWorld, seedDatabase } = await import('#mock/world/world.ts');
  const { demoPassword } = await import('#mock/world/personas.ts');
  await seedDatabase(db, buildWorld({ now, passwordHash: await hasher.hash(demoPassword) }));
  return true;
}

/** The demo's directory of people, which is loaded when somebody looks into it. */
export const demoPeople =
  (db: Database): PeopleDirectory =>
  async (org) =>
    (await import('#mock/world/directory.ts')).demoDirectory(db)(org);

/** Lines that say who can sign in. */
export async function personaLines(): Promise<readonly string[]> {
  const { personas, demoPassword } = await import('#mock/world/personas.ts');
  return [...personas.map(({ email, role }) => `  ${email} (${role})`), `  password: ${demoPassword}`];
}
