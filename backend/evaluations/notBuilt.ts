/** For calls that the branch still lacks. */
export const notBuilt = (): Promise<never> => Promise.reject(new Error('not built'));
