/** Stock Firefox, controlled over WebDriver BiDi. */
import { firefox } from '@playwright/test';
import { insertTexts } from './insertTexts.ts';
import { behind, call, replace, within } from './inside.ts';

/** Commands that Playwright sends by itself and that an older Firefox does not know; no test needs them. */
const unknown = new Set(['emulation.setMediaFeaturesOverride']);

/** Launch options of Firefox; reduced motion is a preference, because it cannot be set by a command. */
export const firefoxOptions = (file: string) => ({
  channel: 'moz-firefox',
  executablePath: file,
  firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
});

/** Answers the unknown commands in place of this Firefox. */
function mend(browser: object): void {
  const session: unknown = Object.getPrototypeOf(within(behind(browser), '_browserSession'));
  if (typeof session !== 'object' || session === null) throw new Error('Firefox has no session');
  replace(session, 'send', (send, method, values) =>
    unknown.has(String(method)) ? Promise.resolve({}) : send(method, values),
  );
}

/** From here on, every Firefox of this process is patched at its start. */
export function prepareFirefox(): void {
  replace(firefox, 'launch', async (launch, options) => {
    const browser = await launch(options);
    if (typeof browser !== 'object' || browser === null) throw new Error('Firefox did not start');
    mend(browser);
    replace(browser, 'newContext', async (create, wishes) => {
      const context = await create(wishes);
      if (typeof context !== 'object' || context === null) throw new Error('Firefox gave no context');
      call(context, 'on', 'page', insertTexts);
      return context;
    });
    return browser;
  });
}
