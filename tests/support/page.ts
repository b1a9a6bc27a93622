/** The parts of a page that jsdom lacks, with a silenced console. */
import { i18n } from '@lingui/core';
import { vi } from 'vitest';

/**
 * Call it before each test of a page: sets empty storage, Spanish, and `answer` as the network.
 * `vi.unstubAllGlobals` and `vi.restoreAllMocks` end it.
 */
export function aPage(answer: (request: Request) => Promise<Response>): void {
  localStorage.clear();
  sessionStorage.clear();
  i18n.loadAndActivate({ locale: 'es', messages: {} });
  vi.stubGlobal('fetch', (input: Request) => answer(input));
  vi.spyOn(console, 'debug').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
}
