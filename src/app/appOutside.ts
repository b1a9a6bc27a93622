/** What the machines ask of the page (machines reach the world only through actors, design §6). */
import { navigate } from 'wouter/use-browser-location';
import { applyBranding } from '#src/organization/branding.ts';
import type { AppOutside } from './appActors.ts';
import { showLanguage } from './firstTexts.store.ts';
import { storedLanguage } from './i18n.ts';
import { languageFor } from './language.ts';
import { isOpenPath } from './openPaths.ts';
import { isSessionPath, signInAddress } from './signInPath.ts';

/** The page's side of both machines; `userId` is whom start-up has loaded. */
export const appOutside = (userId: () => string | undefined): AppOutside => ({
  goToSignIn: ({ keepPlace }) => {
    const { pathname, search } = location;
    if (isSessionPath(pathname) || (keepPlace && isOpenPath(pathname))) return;
    navigate(keepPlace ? signInAddress(pathname, search) : '/login', { replace: keepPlace });
  },
  // What belongs to the person lives in the signed-in part, which empties it when it leaves the page (SignedIn.tsx).
  clearUserState: () => undefined,
  // Remembered, so that the next start fetches the right texts before it knows the person.
  setLanguage: (setting) => showLanguage(languageFor(userId(), setting)),
  suggestLanguage: (language) => {
    if (storedLanguage() === null)
      showLanguage(language, { remember: false }).catch((error: unknown) => console.warn(error));
  },
  applyBranding: (branding) => applyBranding(branding),
});
