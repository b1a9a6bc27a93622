/** What jsdom lacks for a page of ours, and the silence around it. */
import { i18n } from '@lingui/core';
import { vi } from 'vitest';

/** Call it before each test of a page: nothing kept, Spanish, and `answer` for the network; `vi.unstubAllGlobals` and `vi.restoreAllMocks` end it. */
export function aPage(answer: (request: Request) => Promise<Response>): void {
  localStorage.clear();
  sessionStorage.clear();
  i18n.loadAndActivate({ locale: 'es', messages: {} });
  vi.stubGlobal('fetch', (input: Request) => answer(input));
  vi.spyOn(console, 'debug').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
}
