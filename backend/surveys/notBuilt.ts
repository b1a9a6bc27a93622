/** Temporary: rows whose method is being written. */
export const notBuilt = async (): Promise<never> => {
  throw new Error('not built yet');
};
