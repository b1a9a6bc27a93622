/** The page's implementation of the effects that the machines request. */
import { navigate } from 'wouter/use-browser-location';
import type { Branding } from '#schema/organization/organization.endpoints.ts';
import type { AppOutside } from './appActors.ts';
import { showLanguage, type ShowLanguage } from './firstTexts.ts';
import { ownLanguage } from './i18n.ts';
import { languageFor } from './language.ts';
import { isOpenPath } from './openPaths.ts';
import { isSessionPath, signInAddress } from './signInPath.ts';

let paints = 0;

/**
 * The colours are computed in a separate chunk, which many visitors do not need. If two calls overlap, the
 * later one wins.
 */
function paintBranding(branding: Branding | null): void {
  paints += 1;
  const paint = paints;
  // Colours of an earlier visit are on the page before the first call (tools/vite/boot.ts).
  if (branding === null && paint === 1 && document.documentElement.dataset['painted'] === undefined) return;
  import('#src/organization/branding.ts').then(
    ({ applyBranding }) => {
      if (paint === paints) applyBranding(branding);
    },
    (error: unknown) => console.warn(error),
  );
}

/** The page's side of both machines; `userId` returns the user that start-up has loaded. */
export const appOutside = (
  userId: () => string | undefined,
  show: ShowLanguage = showLanguage,
): AppOutside => ({
  goToSignIn: ({ keepPlace }) => {
    const { pathname, search } = location;
    if (isSessionPath(pathname) || (keepPlace && isOpenPath(pathname))) return;
    navigate(keepPlace ? signInAddress(pathname, search) : '/login', { replace: keepPlace });
  },
  // Personal data lives in the signed-in part, which clears it on unmount (SignedIn.tsx).
  clearUserState: () => undefined,
  // The setting is stored, so that the next start fetches the right texts before the user is known.
  setLanguage: (setting) => show(languageFor(userId(), setting)),
  suggestLanguage: (language) => {
    if (ownLanguage() === null)
      show(language, { remember: false }).catch((error: unknown) => console.warn(error));
  },
  applyBranding: paintBranding,
});
