/** Puts words on the clipboard, where the page may. */

/** Whether they are there; a page on plain http has no clipboard, whatever its type says. Never raises. */
export const copyText = (text: string): Promise<boolean> =>
  Promise.resolve()
    .then(() => navigator.clipboard.writeText(text))
    .then(
      () => true,
      () => false,
    );
