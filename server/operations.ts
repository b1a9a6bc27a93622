/**
 * The allowed operations: those of the served build, and those of earlier releases, whose tabs may still be
 * open.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

const earlier = fileURLToPath(new URL('operations', import.meta.url));
const Texts = z.array(z.string());

/** The exact texts that clients send: `operations.json` of the build in `folder`, and one list per earlier release in `server/operations/`. */
export const knownOperations = (folder: string): ReadonlySet<string> =>
  new Set(
    [
      path.join(folder, 'operations.json'),
      ...globSync('*.json', { cwd: earlier }).map((name) => path.join(earlier, name)),
    ]
      .filter((file) => existsSync(file))
      .flatMap((file) => z.parse(Texts, JSON.parse(readFileSync(file, 'utf8')))),
  );
