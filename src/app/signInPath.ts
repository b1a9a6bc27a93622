/** The way to sign-in and back to where one was (spec §2 "Guard", §4 "Session"). */

/** Whether a 401 or a missing token leaves the person where they are (spec §2: the path contains login or logout). */
export const isSessionPath = (path: string): boolean => path.includes('login') || path.includes('logout');

/** The sign-in page that leads back to a place; home needs no note. */
export const signInAddress = (pathname: string, search: string): string => {
  const place = `${pathname}${search}`;
  return place === '/' || isSessionPath(pathname) ? '/login' : `/login?next=${encodeURIComponent(place)}`;
};

/** Where to go after signing in, from the query of the sign-in page: a path of this site, else home. */
export function placeAfterSignIn(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '/';
  // Resolved as the browser would: `//host`, `/\host` and `javascript:` all lead elsewhere.
  if (!next.startsWith('/') || !URL.canParse(next, 'https://here.invalid')) return '/';
  const { origin, pathname, search: query, hash } = new URL(next, 'https://here.invalid');
  if (origin !== 'https://here.invalid' || isSessionPath(pathname)) return '/';
  return `${pathname}${query}${hash}`;
}
