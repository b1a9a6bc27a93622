/**
 * Stands in for `tldts` (the public suffix list, 113 kB gz) that msw pulls in through its cookie jar; vite.config.ts
 * puts it there. The demo sets no cookies, so the last two labels of a host are domain enough.
 */

/** The registrable domain of a host name, taken as its last two labels. */
export const getDomain = (host: string): string => host.split('.').slice(-2).join('.');
