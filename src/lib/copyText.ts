/** Copies text to the clipboard. */

/** Resolves with whether the copy succeeded; a page on plain http has no clipboard despite its type. Never rejects. */
export const copyText = (text: string): Promise<boolean> =>
  Promise.resolve()
    .then(() => navigator.clipboard.writeText(text))
    .then(
      () => true,
      () => false,
    );
