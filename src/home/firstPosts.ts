/** When the first posts of Home are there: nothing waits for the parts around them, so these load afterwards. */
const { promise, resolve } = Promise.withResolvers<void>();

/** The first posts have arrived or cannot be loaded, or there is no feed. */
export const postsAreHere = (): void => resolve();

/** Loads a part that nothing waits for: on Home after the first posts, on other pages at once. */
export const afterPosts = <T>(load: () => Promise<T>): Promise<T> =>
  location.pathname === '/' ? promise.then(load) : load();

/** Then Home is complete; in ms after the first posts. */
const restMs = 2_000;

/** The same for what Home is whole without. */
export const longAfterPosts = <T>(load: () => Promise<T>): Promise<T> =>
  afterPosts(() => new Promise<void>((done) => void setTimeout(done, restMs))).then(load);
