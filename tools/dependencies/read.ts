/** Reads package.json and package-lock.json. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Listed } from './document.ts';
import type { LockedPackages } from './licences.ts';

const Listed = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});
const Locked = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      license: z.optional(z.string()),
      dev: z.optional(z.boolean()),
      devOptional: z.optional(z.boolean()),
      optional: z.optional(z.boolean()),
    }),
  ),
});

const jsonAt = (...places: string[]): unknown => JSON.parse(readFileSync(path.join(...places), 'utf8'));

/** The direct dependencies of the project in `root`. */
export const readListed = (root: string): Listed => Listed.parse(jsonAt(root, 'package.json'));

/** Every package of the lock file in `root`. */
export const readLocked = (root: string): LockedPackages =>
  Locked.parse(jsonAt(root, 'package-lock.json')).packages;
