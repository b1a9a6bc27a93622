/** Browser storage, or an empty stub if the browser denies it. */

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

/** Storage of one tab: unsent text and the keys of unsettled writes. */
export const pageStorage = (): Storage => orNone(() => sessionStorage);

/** Storage of this device, which survives closing the tab. */
export const deviceStorage = (): Storage => orNone(() => localStorage);
