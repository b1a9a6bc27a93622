/** What a page complains about during a test, and taking its network away, which is no reason to complain. */
import { expect, type Page } from '@playwright/test';

/** The running test took the network away. */
let wasOffline = false;
const ofNoNetwork = /ERR_INTERNET_DISCONNECTED/;

export interface Watched {
  /** Console errors, page errors and reports of the content security policy, in order. */
  readonly complaints: string[];
  /** The complaints that the test did not expect. */
  readonly left: (expected: readonly RegExp[]) => string[];
}

/** Records every policy violation and every thrown error from the first byte on. */
export async function watch(page: Page): Promise<Watched & AsyncDisposable> {
  const complaints: string[] = [];
  wasOffline = false;
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} ${message.location().url}`);
  });
  // Handles file choosers from the first byte: with a handler added only at the press, a busy browser opens its own
  // dialog first.
  page.on('filechooser', () => undefined);
  const exposed = await page.exposeFunction('reportViolation', (what: string) =>
    complaints.push(`policy: ${what}`),
  );
  const script = await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(globalThis, 'reportViolation');
      if (typeof report === 'function')
        report(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return {
    complaints,
    left: (expected) => {
      const known = wasOffline ? [...expected, ofNoNetwork] : expected;
      return complaints.filter((one) => !known.some((pattern) => pattern.test(one)));
    },
    [Symbol.asyncDispose]: async () => {
      await script.dispose();
      await exposed.dispose();
    },
  };
}

/**
 * Takes the network away until `act` has ended. The page knows it before `act` begins; what it fetches ahead or asks
 * again meanwhile fails, which is no complaint.
 */
export async function withoutNetwork(page: Page, act: () => Promise<void>): Promise<void> {
  const knows = (isOnline: boolean): Promise<void> =>
    expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(isOnline);
  wasOffline = true;
  await page.context().setOffline(true);
  try {
    await knows(false);
    await act();
  } finally {
    await page.context().setOffline(false);
  }
  await knows(true);
}
