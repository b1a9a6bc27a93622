/** One copy of graphql for a test of the server: vitest gives our files its modules, and Apollo, which it leaves to Node, the CommonJS ones. Imported first. */
import { createRequire } from 'node:module';
import { vi } from 'vitest';

vi.mock('graphql', () => createRequire(import.meta.url)('graphql') as object);
