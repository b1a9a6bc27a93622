/** What is kept on this device over closed tabs; one that forgets where the browser refuses. */

const none: Storage = {
  length: 0,
  clear: () => {},
  getItem: () => null,
  key: () => null,
  removeItem: () => {},
  setItem: () => {},
};

/** The device's storage. */
export function deviceStorage(): Storage {
  try {
    return localStorage;
  } catch {
    return none;
  }
}
