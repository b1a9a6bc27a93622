/** Storage of the browser, or one that forgets where the browser refuses. */

const none: Storage = {
  length: 0,
  clear: () => {},
  getItem: () => null,
  key: () => null,
  removeItem: () => {},
  setItem: () => {},
};

const orNone = (open: () => Storage): Storage => {
  try {
    return open();
  } catch {
    return none;
  }
};

/** What is kept for one tab: words not sent yet and the keys of writes whose end is not known. */
export const pageStorage = (): Storage => orNone(() => sessionStorage);

/** What is kept on this device over closed tabs. */
export const deviceStorage = (): Storage => orNone(() => localStorage);
