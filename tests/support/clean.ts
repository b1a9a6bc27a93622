/** Runs for each test file: restores what the file replaced in the shared worker. */
import { afterAll, vi } from 'vitest';

/** Restores everything that a test may have replaced in its process. */
function putBack(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
}

afterAll(putBack);
