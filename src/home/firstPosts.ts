/** When the first posts of Home are there: nothing waits for the parts around them, so these load afterwards. */
const { promise, resolve } = Promise.withResolvers<void>();

/** The first posts have arrived or cannot be loaded, or there is no feed. */
export const postsAreHere = (): void => resolve();

/** Loads a part that nothing waits for: on Home after the first posts, on other pages at once. */
export const afterPosts = <T>(load: () => Promise<T>): Promise<T> =>
  location.pathname === '/' ? promise.then(load) : load();
