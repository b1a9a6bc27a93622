/** Where REST is served. */
export const restBase = '/rest';
