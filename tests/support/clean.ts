/** Runs before each test file: what a file before it left in the shared worker is gone. */
import { afterAll, vi } from 'vitest';

/** Puts back all that a test may have replaced in its process. */
function putBack(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
}

afterAll(putBack);
