/** What is kept for one tab: words not sent yet and the keys of writes whose end is not known. */

const none: Storage = {
  length: 0,
  clear: () => {},
  getItem: () => null,
  key: () => null,
  removeItem: () => {},
  setItem: () => {},
};

/** The tab's storage; one that forgets where the browser refuses. */
export function pageStorage(): Storage {
  try {
    return sessionStorage;
  } catch {
    return none;
  }
}
