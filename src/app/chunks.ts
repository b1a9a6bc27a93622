/** The chunks that the entry fetches itself, so that nothing is fetched one after another that could come together (design §6). */

/** The signed-in part. */
export const loadSignedIn = () => import('./SignedIn.tsx');

/** The pages that open without a session. */
export const loadVisitor = () => import('./VisitorScreen.tsx');

/** Starts to fetch what a person with a token will see; a failure is left to the moment when it is shown. */
export function preloadSignedIn(path: string): void {
  const leave = (): void => undefined;
  loadSignedIn().catch(leave);
  // The table of screens is inside that chunk: home, where most people begin, would wait for it.
  if (path === '/') import('#src/home/HomeScreen.tsx').catch(leave);
}
