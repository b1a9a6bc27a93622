/**
 * The pages that open without a session; separate from routes.ts because sign-in must not load the whole
 * table.
 */

const open: readonly string[] = [
  '/login',
  '/logout',
  '/activate',
  '/needs_activation',
  '/reset_password',
  '/recover/password',
  // The case of somebody who gave no name.
  '/case',
];

/** Whether a path, or the pattern of a route, opens without a token. */
export const isOpenPath = (path: string): boolean => open.includes(path) || path.startsWith('/credential/');
