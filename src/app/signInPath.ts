/** The way to sign-in and back to the previous place (spec §2 "Guard", §4 "Session"). */

/**
 * Whether a 401 or a missing token keeps the user on the page (spec §2: the path contains login or logout).
 */
export const isSessionPath = (path: string): boolean => path.includes('login') || path.includes('logout');

/** The sign-in address that leads back to a place; home needs no parameter. */
export const signInAddress = (pathname: string, search: string): string => {
  const place = `${pathname}${search}`;
  return place === '/' || isSessionPath(pathname) ? '/login' : `/login?next=${encodeURIComponent(place)}`;
};

/** The target after sign-in, from the query of the sign-in page: a path of this site, otherwise home. */
export function placeAfterSignIn(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '/';
  // Resolved like in the browser: `//host`, `/\host` and `javascript:` lead to other origins.
  if (!next.startsWith('/') || !URL.canParse(next, 'https://here.invalid')) return '/';
  const { origin, pathname, search: query, hash } = new URL(next, 'https://here.invalid');
  if (origin !== 'https://here.invalid' || isSessionPath(pathname)) return '/';
  return `${pathname}${query}${hash}`;
}
