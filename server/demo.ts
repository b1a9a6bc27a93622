/** Fills an empty store with the demo world; the code of the world loads only then. */
import type { Blobs } from '#backend/http/context.ts';
import type { PeopleDirectory } from '#backend/http/peopleDirectory.ts';
import { files } from '#backend/files/files.tables.ts';
import type { Database } from '#backend/store/port.ts';
import { hasher } from './hasher.ts';

/** Stores the documents of the world as if they had been uploaded. */
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

/** Returns true if the store was empty and is now filled; a store with organisations is not changed. */
export async function seedDemo(db: Database, now: number, blobs: Blobs): Promise<boolean> {
  const present = await db.directory.organizations();
  if (present.length > 0) return false;
  const { buildWorld, seedDatabase } = await import('#mock/world/world.ts');
  const { demoPassword } = await import('#mock/world/personas.ts');
  await seedDatabase(db, buildWorld({ now, passwordHash: await hasher.hash(demoPassword) }));
  await keepDocuments(db, blobs);
  return true;
}

/** The demo's directory of people; its code loads on first use. */
export const demoPeople =
  (db: Database): PeopleDirectory =>
  async (org) =>
    (await import('#mock/world/directory.ts')).demoDirectory(db)(org);

/** The lines that list the personas for sign-in. */
export async function personaLines(): Promise<readonly string[]> {
  const { personas, demoPassword } = await import('#mock/world/personas.ts');
  return [...personas.map(({ email, role }) => `  ${email} (${role})`), `  password: ${demoPassword}`];
}
