/** Fills an empty store with the demo world, which is loaded only then (design §2). */
import type { Blobs, PeopleDirectory } from '#backend/http/context.ts';
import { files } from '#backend/files/files.tables.ts';
import type { Database } from '#backend/store/port.ts';
import { hasher } from './hasher.ts';

/** Keeps the documents of the world as if they had been uploaded. */
async function keepDocuments(db: Database, blobs: Blobs): Promise<void> {
  const { seededFile } = await import('#mock/world/documents.ts');
  for (const org of await db.directory.organizations()) {
    const { rows } = await db.read(org, (store) => store.list(files));
    for (const { id } of rows) {
      const file = await seededFile(db, org, id);
      if (file !== undefined) await blobs.put(org, id, file);
    }
  }
}

/** True when the store was empty and has been filled; a store with organisations is left alone. */
export async function seedDemo(db: Database, now: number, blobs: Blobs): Promise<boolean> {
  const present = await db.directory.organizations();
  if (present.length > 0) return false;
  const { buildWorld, seedDatabase } = await import('#mock/world/world.ts');
  const { demoPassword } = await import('#mock/world/personas.ts');
  await seedDatabase(db, buildWorld({ now, passwordHash: await hasher.hash(demoPassword) }));
  await keepDocuments(db, blobs);
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
