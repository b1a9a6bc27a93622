/** The most stories of a domain that may run in the gate. */

/** The limit of a domain that is not listed below. */
export const mostOfANewDomain = 25;

/** Domains that are older than the limit; these numbers may only decrease. */
export const maxStories: Readonly<Record<string, number>> = {
  app: 42,
  auth: 44,
  catalog: 42,
  demo: 39,
  notifications: 32,
  orders: 26,
  pages: 28,
  points: 66,
  posts: 49,
  recognitions: 102,
  surveys: 38,
  ui: 72,
  users: 99,
};
